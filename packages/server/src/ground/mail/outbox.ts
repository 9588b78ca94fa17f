import { randomUUID } from 'node:crypto'
import type { Email } from './email.ts'
import { htmlOf, textOf } from './email.ts'
import type { Db } from '../database/tables.ts'
import { deleteJobs, queueJob } from '../job/store.ts'
import type { Attachment } from './tables.ts'
import { writeBehind } from '../database/transact.ts'

/** Gets emails that are written like any other and go nowhere: how long an answer takes tells not whom it is about. */
export const nobody = ''

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
    text: textOf(message),
    html: htmlOf(message),
    attachments: attachments ? JSON.stringify(attachments) : null,
    sent_date: recipient === nobody ? new Date() : null,
  })
  await writeBehind(db, mail)
  // Queued for nobody, too: even a statement less is measurable.
  await queueJob(db, { siteId, kind: mailKind, key: id })
}

/** Deletes the emails to nobody, and their jobs. */
export const deleteUnaddressed = async (db: Db, now: Date): Promise<void> => {
  const unaddressed = db.deleteFrom('mail').where('recipient', '=', nobody).where('sent_date', '<', now)
  const deleted = await unaddressed.returning(['site_id as siteId', 'id as key']).execute()
  await deleteJobs(db, mailKind, deleted)
}
