import { sql, type Kysely } from 'kysely'

/** How many of a product can be ordered, and when it is paid. What a customer has ordered is found by their email. */
export const purchaseTermsMigration = {
  name: '0162-purchase-terms',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table purchase_terms (
        site_id text not null,
        product_id text not null,
        terms jsonb not null,
        primary key (site_id, product_id),
        foreign key (site_id, product_id) references product on delete cascade
      )`.execute(db)
    await sql`create index orders_email on orders (site_id, lower(email))`.execute(db)
  },
}
