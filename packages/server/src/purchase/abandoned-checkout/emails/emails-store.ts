import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { deleteUnsentMail } from '../../../ground/mail/store.ts'
import type { AbandonedCheckoutEmailTable } from '../tables.ts'

export type StoredEmail = Selectable<AbandonedCheckoutEmailTable>

/** Inserts an email. Its key is the position, so that an email of a series is never written twice. */
export const insertEmail = async (db: Db, row: Insertable<AbandonedCheckoutEmailTable>): Promise<void> => {
  await db.insertInto('abandoned_checkout_email').values(row).execute()
}

/** Lists the emails of abandoned checkouts, in order. */
export const listEmails = async (db: Db, siteId: string, ids: readonly string[]): Promise<readonly StoredEmail[]> => {
  if (ids.length === 0) return []
  return db
    .selectFrom('abandoned_checkout_email')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('abandoned_id', 'in', [...ids])
    .orderBy('position')
    .execute()
}

/** Deletes those emails of abandoned checkouts that no mail server has accepted yet. */
export const deleteUnsentEmails = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  const emails = await listEmails(db, siteId, ids)
  await deleteUnsentMail(
    db,
    siteId,
    emails.map(({ mail_id }) => mail_id),
  )
}
