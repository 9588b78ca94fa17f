import { randomUUID } from 'node:crypto'
import type { Email } from './email.ts'
import { emailToHtml, emailToText } from './email.ts'
import type { Db } from '../database/tables.ts'
import { deleteJobs, queueJob } from '../job/store.ts'
import type { Attachment } from './tables.ts'
import { writeBehind } from '../database/transact.ts'

/**
 * The recipient of emails that are written but never sent, so that response times don't reveal whether an account
 * exists.
 */
export const noRecipient = ''

/** The kind of jobs that send emails, by email ID. */
export const mailKind = 'mail'

interface Queued {
  readonly siteId: string
  readonly id?: string
  readonly recipient: string
  readonly message: Email
  readonly attachments?: readonly Attachment[]
  /** Unsubscribes the recipient by a POST request without a confirmation (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/**
 * Queues an email in the caller's transaction. It is sent after the transaction commits. An email that the store has
 * turned off is not queued.
 */
export const queueMail = async (
  db: Db,
  { siteId, id = randomUUID(), recipient, message, attachments, unsubscribeUrl }: Queued,
): Promise<void> => {
  if (message.isDisabled) return
  const mail = db.insertInto('mail').values({
    site_id: siteId,
    id,
    recipient: recipient.toLowerCase(),
    subject: message.subject,
    text: emailToText(message),
    html: emailToHtml(message),
    attachments: attachments ? JSON.stringify(attachments) : null,
    unsubscribe_url: unsubscribeUrl ?? null,
    sent_date: recipient === noRecipient ? new Date() : null,
  })
  await writeBehind(db, mail)
  // Queued without a recipient, too: even a statement less is measurable.
  await queueJob(db, { siteId, kind: mailKind, key: id })
}

/** Deletes emails without a recipient, and their jobs. */
export const deleteMailWithoutRecipient = async (db: Db, now: Date): Promise<void> => {
  const unaddressed = db.deleteFrom('mail').where('recipient', '=', noRecipient).where('sent_date', '<', now)
  const deleted = await unaddressed.returning(['site_id as siteId', 'id as key']).execute()
  await deleteJobs(db, mailKind, deleted)
}
