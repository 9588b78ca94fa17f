import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../database/tables.ts'
import { noRecipient } from './outbox.ts'
import type { MailTable } from './tables.ts'

export type Mail = Selectable<MailTable>

export const findMail = (db: Db, siteId: string, id: string): Promise<Mail | undefined> =>
  db.selectFrom('mail').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/** Lists emails by ID. Omits unknown IDs. */
export const listMailById = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<Pick<Mail, 'id' | 'subject' | 'recipient' | 'sent_date' | 'failed_date'>[]> => {
  if (ids.length === 0) return []
  const mails = db
    .selectFrom('mail')
    .select(['id', 'subject', 'recipient', 'sent_date', 'failed_date'])
    .where('site_id', '=', siteId)
  return mails.where('id', 'in', [...ids]).execute()
}

/** Records that an email was sent, or that the last attempt to send it failed. */
export const recordMailOutcome = async (
  db: Db,
  { site_id: siteId, id }: Pick<Mail, 'site_id' | 'id'>,
  outcome: Pick<Updateable<MailTable>, 'sent_date' | 'failed_date'>,
): Promise<void> => {
  await db.updateTable('mail').set(outcome).where('site_id', '=', siteId).where('id', '=', id).execute()
}

const shownInMailbox = 100

/** Lists the newest 100 emails to a recipient, or to all recipients. */
export const listMail = (db: Db, recipient: string | null): Promise<Mail[]> => {
  const mails = db.selectFrom('mail').selectAll().orderBy('created_date', 'desc').orderBy('id').limit(shownInMailbox)
  return recipient === null
    ? mails.where('recipient', '<>', noRecipient).execute()
    : mails.where('recipient', '=', recipient.toLowerCase()).execute()
}

/** Returns the HTML of an email; `undefined` if it doesn't exist. */
export const readMailHtml = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('mail').select('html').where('id', '=', id).executeTakeFirst())?.html

/** Deletes the given emails if they were not sent yet. */
export const deleteUnsentMail = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const mails = db
    .deleteFrom('mail')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
  await mails.where('sent_date', 'is', null).execute()
}
