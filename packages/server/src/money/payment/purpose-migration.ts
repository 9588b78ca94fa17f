import { sql, type Kysely } from 'kysely'

/** An attempt pays for a checkout, which becomes an order, or for an order that stands. */
export const purposeMigration = {
  name: '0081-payments-of-orders',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      alter table payment_attempt alter column checkout_id drop not null,
        add column purpose text not null default 'checkout'`.execute(db)
    // One order never has two attempts under way.
    await sql`
      create unique index payment_attempt_open_order on payment_attempt (site_id, order_id)
      where state in ('started', 'awaiting', 'confirming')`.execute(db)
  },
}
