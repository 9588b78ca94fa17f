import { sql, type Kysely } from 'kysely'

/** Which products stand in which order: what is bought together, and what sells. */
export const orderProductsMigration = {
  name: '0052-order-products',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table order_product (
        site_id text not null,
        order_id text not null,
        product_id text not null,
        quantity bigint not null,
        placed_date timestamptz not null,
        primary key (site_id, order_id, product_id),
        foreign key (site_id, order_id) references orders on delete cascade
      )`.execute(db)
    await sql`create index order_product_newest on order_product (site_id, placed_date desc) include (product_id, quantity)`.execute(
      db,
    )
    await sql`create index order_product_of on order_product (site_id, product_id, placed_date desc) include (order_id)`.execute(
      db,
    )
    await sql`
      insert into order_product (site_id, order_id, product_id, quantity, placed_date)
      select o.site_id, o.id, line->'catalogReference'->>'catalogItemId',
        sum((line->>'quantity')::numeric)::bigint, o.created_date
      from orders o cross join lateral jsonb_array_elements(o.body->'lineItems') line
      where line->'catalogReference'->>'catalogItemId' is not null
      group by 1, 2, 3, 5`.execute(db)
  },
}
