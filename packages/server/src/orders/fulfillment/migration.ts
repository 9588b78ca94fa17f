import { sql, type Kysely } from 'kysely'

/**
 * Parcels say whether their buyer was told; those of before all went out, and their buyers were. Orders of which nothing
 * went out, and nothing will, are not waited for any more.
 */
export const fulfillmentMigration = {
  name: '0095-fulfillments',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table fulfillment add column told_date timestamptz`.execute(db)
    await sql`
      update fulfillment set told_date = created_date, body = body || '{"completed": true}'`.execute(db)
    await sql`
      with
        restocked as (
          select site_id, order_id, line ->> 'lineItemId' as line_id, sum((line ->> 'quantity')::int) as quantity
          from refund, jsonb_array_elements(side_effects -> 'restock') as line
          group by 1, 2, 3
        ),
        sent as (
          select site_id, order_id, line ->> 'id' as line_id, sum((line ->> 'quantity')::int) as quantity
          from fulfillment, jsonb_array_elements(body -> 'lineItems') as line
          group by 1, 2, 3
        ),
        waiting as (
          select o.site_id, o.id, o.status, exists (
              select from sent where sent.site_id = o.site_id and sent.order_id = o.id and sent.quantity > 0
            ) as is_out, exists (
              select from jsonb_array_elements(o.body -> 'lineItems') as line
              where coalesce((line -> 'physicalProperties' ->> 'shippable')::boolean, true)
                and (line ->> 'quantity')::int
                  - coalesce((select quantity from sent
                    where sent.site_id = o.site_id and sent.order_id = o.id and sent.line_id = line ->> 'id'), 0)
                  - coalesce((select quantity from restocked
                    where restocked.site_id = o.site_id and restocked.order_id = o.id
                      and restocked.line_id = line ->> 'id'), 0) > 0
            ) as is_left
          from orders o
          where o.fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED')
            and (o.status = 'CANCELED'
              or exists (select from restocked where restocked.site_id = o.site_id and restocked.order_id = o.id))
        )
      update orders set fulfillment_status = case when waiting.is_out then 'FULFILLED' else 'CANCELED' end
      from waiting
      where orders.site_id = waiting.site_id and orders.id = waiting.id
        and (not waiting.is_left or (waiting.status = 'CANCELED' and not waiting.is_out))`.execute(db)
  },
}
