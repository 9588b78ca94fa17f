import { sql, type Kysely } from 'kysely'

/** Goods that come back, by the orders they are of. */
export const returnMigration = {
  name: '0111-order-returns',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table order_return (
        site_id text not null references site,
        id text not null,
        order_id text not null,
        order_number text not null,
        status text not null,
        wish text not null,
        refund_id text,
        body jsonb not null,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, order_id) references orders
      )`.execute(db)
    await sql`create index order_return_order on order_return (site_id, order_id)`.execute(db)
    await sql`create index order_return_status on order_return (site_id, status, created_date, id)`.execute(db)
  },
}
