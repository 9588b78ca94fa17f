import { sql } from 'kysely'
import type { Store } from './store.ts'

/** The amount of a return's order that the store has kept. */
const kept = sql`(
  select coalesce(sum(case when type in ('captured', 'dispute-reversed') then amount
    when type in ('refunded', 'disputed') then -amount else 0 end), 0)
  from payment_movement m where m.site_id = r.site_id and m.order_id = r.order_id)`

/**
 * Lists settled returns without exactly one refund of the right amount. A return of an order that was refunded
 * otherwise has none.
 */
const listWrongSettlements = async ({ db }: Store): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select r.id, r.status, r.refund_id, r.body, ${kept} as kept from order_return r
    left join refund f on f.site_id = r.site_id and f.id = r.refund_id and f.order_id = r.order_id
    where ((r.status = 'SETTLED') <> (f.id is not null) and not (r.status = 'SETTLED' and r.refund_id is null and ${kept} = 0)) or (r.status = 'SETTLED' and r.body->'settlement' is null)
      or (r.status = 'SETTLED' and f.id is not null and
        (select coalesce(sum((line->>'quantity')::int), 0) from jsonb_array_elements(f.details->'lines') line)
        <> (select coalesce(sum((item->>'quantity')::int), 0) from jsonb_array_elements(r.body->'received') item))
    union all
    select refund_id, 'settles several', null, null, null from order_return
      where refund_id is not null group by refund_id having count(*) > 1`.execute(db)
  return rows
}

/** Lists orders with more items returned or restocked than bought. */
const listTwiceReturned = async ({ db }: Store): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select f.order_id, sum((put->>'quantity')::int) as put, bought.pieces
    from refund f cross join jsonb_array_elements(coalesce(f.side_effects->'restock', '[]')) put
    join (
      select id, (select sum((line->>'quantity')::int) from jsonb_array_elements(body->'lineItems') line) as pieces
      from orders
    ) bought on bought.id = f.order_id
    group by f.order_id, bought.pieces having sum((put->>'quantity')::int) > bought.pieces
    union all
    select r.order_id, count(*), 1 from order_return r where status in ('REQUESTED', 'APPROVED', 'RECEIVED', 'SETTLED')
    group by r.order_id having count(*) > 1`.execute(db)
  return rows
}

/** Lists errors of the returns of a store whose orders have one item each. Each step is recorded once. */
export const listWrongReturns = async (store: Store): Promise<readonly unknown[]> => {
  const { rows: unreported } = await sql`
    select r.id, r.status, r.body->'history' as history,
      (select count(*) from jsonb_array_elements(coalesce(o.body->'activities', '[]')) told
        where told->'customActivity'->'additionalData'->>'returnId' = r.id)::int as told
    from order_return r join orders o on o.site_id = r.site_id and o.id = r.order_id
    where jsonb_array_length(r.body->'history') <> (
      select count(*) from jsonb_array_elements(coalesce(o.body->'activities', '[]')) told
      where told->'customActivity'->'additionalData'->>'returnId' = r.id
    )`.execute(store.db)
  return [...(await listWrongSettlements(store)), ...(await listTwiceReturned(store)), ...unreported]
}

/** Lists the given returns that are not settled. */
export const listUnsettledOf = async ({ db }: Store, ids: ReadonlySet<string>): Promise<readonly string[]> => {
  if (ids.size === 0) return []
  const rows = await db
    .selectFrom('order_return')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .execute()
  const settled = new Set(rows.filter(({ status }) => status === 'SETTLED').map(({ id }) => id))
  return [...ids].filter((id) => !settled.has(id))
}
