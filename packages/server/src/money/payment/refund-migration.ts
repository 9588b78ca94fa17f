import { sql, type Kysely } from 'kysely'

/** Money that goes back to cards, and orders that nothing has to be sent of. */
export const refundMigration = {
  name: '0042-refunds',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table refund (
        site_id text not null,
        id text not null,
        order_id text not null,
        payment_id text not null,
        provider text not null,
        amount bigint not null,
        state text not null,
        lease_date timestamptz not null,
        created_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, order_id) references orders
      )`.execute(db)
    await sql`create index refund_order on refund (site_id, order_id)`.execute(db)
    await sql`create index refund_pending on refund (lease_date) where state = 'pending'`.execute(db)
    await sql`
      create table sandbox_refund (
        refund_id text primary key,
        attempt_id text not null,
        amount bigint not null,
        created_date timestamptz not null
      )`.execute(db)
    await sql`
      update orders set fulfillment_status = 'FULFILLED'
      where fulfillment_status = 'NOT_FULFILLED' and jsonb_array_length(body->'lineItems') > 0 and not exists (
        select from jsonb_array_elements(body->'lineItems') line
        where (line->'physicalProperties'->>'shippable')::boolean is not false)`.execute(db)
  },
}
