import { sql, type Kysely } from 'kysely'

/** An invoice that was taken back whole, since its order was edited, makes room for another one. */
export const invoiceReplacedMigration = {
  name: '0103-replaced-invoices',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table invoice add column replaced_date timestamptz`.execute(db)
    await sql`drop index invoice_of_order`.execute(db)
    await sql`
      create unique index invoice_of_order on invoice (site_id, order_id)
      where kind = 'INVOICE' and state in ('DRAFT', 'ISSUED') and replaced_date is null`.execute(db)
  },
}
