import { randomUUID } from 'node:crypto'
import type { Email } from './email.ts'
import { emailToHtml, emailToText } from './email.ts'
import type { Db } from '../database/tables.ts'
import { queueJob } from '../job/store.ts'
import type { Attachment } from './tables.ts'
import { writeBehind } from '../database/transact.ts'

/** Gets emails that are written like any other and go nowhere: how long an answer takes tells not whom it is about. */
export const noRecipient = ''

/** Jobs that send an email, by its ID. */
export const mailKind = 'mail'

interface Queued {
  readonly siteId: string
  readonly id?: string
  readonly recipient: string
  readonly message: Email
  readonly attachments?: readonly Attachment[]
}

/** Puts an email into the outbox, in the caller's transaction: it leaves when that commits. */
export const queueMail = async (
  db: Db,
  { siteId, id = randomUUID(), recipient, message, attachments }: Queued,
): Promise<void> => {
  const mail = db.insertInto('mail').values({
    site_id: siteId,
    id,
    recipient: recipient.toLowerCase(),
    subject: message.subject,
    text: emailToText(message),
    html: emailToHtml(message),
    attachments: attachments ? JSON.stringify(attachments) : null,
    sent_date: recipient === noRecipient ? new Date() : null,
  })
  await writeBehind(db, mail)
  if (recipient !== noRecipient) await queueJob(db, { siteId, kind: mailKind, key: id })
}

/** Takes away the emails that went nowhere. */
export const deleteMailWithoutRecipient = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('mail').where('recipient', '=', noRecipient).where('sent_date', '<', now).execute()
}
