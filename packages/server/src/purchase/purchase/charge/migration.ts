import { sql, type Kysely } from 'kysely'

/** Which key of a caller has charged an order, and by which payments. */
export const orderChargeMigration = {
  name: '0083-order-charges',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table order_charge (
        site_id text not null,
        order_id text not null,
        key text not null,
        request_hash text not null,
        payment_ids text[] not null,
        attempt_id text,
        created_date timestamptz not null,
        primary key (site_id, order_id, key),
        foreign key (site_id, order_id) references orders
      )`.execute(db)
  },
}
