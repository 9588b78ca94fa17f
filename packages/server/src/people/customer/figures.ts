import { sql } from 'kysely'
import type { OrderFigures } from '@vitrine/domain/customer/spent.ts'
import type { Db } from '../../ground/database/tables.ts'

interface Counted {
  readonly siteId: string
  /** The currency of the store. */
  readonly currency: string
}

/** Computes the figures of a locked customer from its orders. */
export const countOrders = async (
  db: Db,
  { siteId, currency, customerId }: Counted & { readonly customerId: string },
): Promise<void> => {
  await sql`
    update customer set
      order_count = counted.orders, spent = counted.spent,
      first_order_date = counted.first_date, last_order_date = counted.last_date,
      last_seen_date = greatest(customer.last_seen_date, counted.last_date)
    from (
      select count(*) filter (where counts)::integer as orders,
        coalesce(sum(spent) filter (where currency = ${currency}), 0)::bigint as spent,
        min(placed_date) filter (where counts) as first_date, max(placed_date) filter (where counts) as last_date
      from customer_order where site_id = ${siteId} and customer_id = ${customerId}
    ) counted
    where customer.site_id = ${siteId} and customer.id = ${customerId}`.execute(db)
}

interface AddedOrder extends OrderFigures {
  readonly siteId: string
  readonly orderId: string
  readonly customerId: string | null
  readonly placedDate: Date
}

/** Saves what an order adds to a customer. */
export const saveCustomerOrder = async (
  db: Db,
  { siteId, orderId, customerId, placedDate, ...figures }: AddedOrder,
): Promise<void> => {
  const values = { customer_id: customerId, ...figures, placed_date: placedDate }
  await db
    .insertInto('customer_order')
    .values({ site_id: siteId, order_id: orderId, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'order_id']).doUpdateSet(values))
    .execute()
}

interface OfOrder {
  readonly siteId: string
  readonly orderId: string
}

/** Finds the customer of an order: null if it was deleted, `undefined` if the order is not counted yet. */
export const findCustomerOfOrder = async (
  db: Db,
  { siteId, orderId }: OfOrder,
): Promise<{ readonly customer_id: string | null } | undefined> =>
  db
    .selectFrom('customer_order')
    .select('customer_id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

export const deleteCustomerOrder = async (db: Db, { siteId, orderId }: OfOrder): Promise<void> => {
  await db.deleteFrom('customer_order').where('site_id', '=', siteId).where('order_id', '=', orderId).execute()
}

/** Gives the orders of a customer to another one, or to nobody. */
export const moveCustomerOrders = async (
  db: Db,
  { siteId, from, to }: { readonly siteId: string; readonly from: string; readonly to: string | null },
): Promise<void> => {
  await db
    .updateTable('customer_order')
    .set({ customer_id: to })
    .where('site_id', '=', siteId)
    .where('customer_id', '=', from)
    .execute()
}

/** Lists the orders of a customer, newest first. */
export const listCustomerOrders = async (
  db: Db,
  { siteId, customerId, limit }: { readonly siteId: string; readonly customerId: string; readonly limit: number },
): Promise<string[]> => {
  const orders = db.selectFrom('customer_order').select('order_id').where('site_id', '=', siteId)
  const rows = await orders.where('customer_id', '=', customerId).orderBy('placed_date', 'desc').limit(limit).execute()
  return rows.map(({ order_id: id }) => id)
}

/** Returns those of some orders whose customer had ordered before. */
export const findReturningOrders = async (
  db: Db,
  { siteId, orderIds }: { readonly siteId: string; readonly orderIds: readonly string[] },
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select one.order_id as id from customer_order one
    where one.site_id = ${siteId} and one.order_id = any(${[...orderIds]}::text[]) and exists (
      select from customer_order earlier
      where earlier.site_id = one.site_id and earlier.customer_id = one.customer_id and earlier.counts
        and (earlier.placed_date, earlier.order_id) < (one.placed_date, one.order_id)
    )`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
