import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { normalEmail } from '../../../people/member/api.ts'
import type { AbandonedCheckoutRecipientTable } from '../tables.ts'

export type Recipient = Selectable<AbandonedCheckoutRecipientTable>

interface Key {
  readonly siteId: string
  readonly emailHash: string
}

/** Returns the key of a recipient in a store, a hash of the email. */
export const hashOfEmail = (siteId: string, email: string): string =>
  createHash('sha256')
    .update(`${siteId}:${normalEmail(email)}`)
    .digest('hex')

/** Locks a recipient, so that their emails are decided one after the other. */
export const lockRecipient = (db: Db, { siteId, emailHash }: Key): Promise<Recipient> =>
  db
    .insertInto('abandoned_checkout_recipient')
    .values({ site_id: siteId, email_hash: emailHash, last_series_date: null, unsubscribed_date: null })
    // An update without effect, so that the statement locks and returns the existing row.
    .onConflict((conflict) => conflict.columns(['site_id', 'email_hash']).doUpdateSet({ email_hash: emailHash }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Records that a recipient gets the first email of a series. */
export const noteSeries = async (db: Db, { siteId, emailHash, now }: Key & { readonly now: Date }): Promise<void> => {
  await db
    .updateTable('abandoned_checkout_recipient')
    .set({ last_series_date: now })
    .where('site_id', '=', siteId)
    .where('email_hash', '=', emailHash)
    .execute()
}

/** Unsubscribes a recipient. Repeating it changes nothing. */
export const unsubscribe = async (db: Db, { siteId, emailHash, now }: Key & { readonly now: Date }): Promise<void> => {
  await db
    .insertInto('abandoned_checkout_recipient')
    .values({ site_id: siteId, email_hash: emailHash, last_series_date: null, unsubscribed_date: now })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'email_hash']).doUpdateSet({
        unsubscribed_date: sql`coalesce(abandoned_checkout_recipient.unsubscribed_date, excluded.unsubscribed_date)`,
      }),
    )
    .execute()
}
