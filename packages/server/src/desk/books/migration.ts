import { sql, type Kysely } from 'kysely'

/** The books walk through the ledger by time. */
export const booksMigration = {
  name: '0085-books',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create index payment_movement_time on payment_movement (site_id, created_date, order_id, payment_id, type, reference)`.execute(
      db,
    )
  },
}
