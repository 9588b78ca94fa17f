import { sql, type RawBuilder, type Updateable } from 'kysely'
import { canAccessCheckout, type Caller } from '../../ground/base/caller.ts'
import { maySee } from '../../ground/base/shopper-owner.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { DatabaseError, sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import { createTransactionCache } from '../../ground/database/transaction-cache.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import { issueSoldCards } from '../../money/gift-card/api.ts'
import { cacheMoney } from '../../money/payment/api.ts'
import type { StoredOrder } from './present.ts'
import type { OrderRecord, OrderTable } from './tables.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

const firstNumber = 10_001

const held = createTransactionCache<StoredOrder | undefined>()

const nameOf = ({ site_id, id }: Pick<StoredOrder, 'site_id' | 'id'>): string => `${site_id} ${id}`

/** The next number that no order of the site has. Imported orders bring their own numbers. */
const freeAfter = (siteId: string, last: RawBuilder<number>): RawBuilder<number> => sql<number>`
  case when not exists (select from orders where site_id = ${siteId} and number = ${last} + 1) then ${last} + 1
  else (
    select taken.number + 1 from orders taken
    where taken.site_id = ${siteId} and taken.number > ${last}
      and not exists (select from orders next where next.site_id = ${siteId} and next.number = taken.number + 1)
    order by taken.number limit 1
  ) end`

/** Creates the counter with the first order of a site; a concurrent first order increments it. */
const beginOrderNumbers = (db: Db, siteId: string): Promise<{ last_number: number }> =>
  db
    .insertInto('order_counter')
    .values({ site_id: siteId, last_number: freeAfter(siteId, sql`${firstNumber - 1}::bigint`) })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ last_number: freeAfter(siteId, sql`order_counter.last_number`) }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()

/**
 * Does not wait for the disk: the commit of the order does, which follows in the same log. Without that order, it doesn't
 * matter whether the number was taken.
 */
const withoutFlush = sql<boolean>`set_config('synchronous_commit', 'off', true) is not null`

/**
 * Takes the next order number of a site. It commits at once, so that orders of a store don't wait for each other from
 * here to their commit; the number of an order that fails is not used again. In the embedded database, where
 * transactions run one after the other, it is taken in the transaction of the order.
 */
export const nextOrderNumber = async (
  { database: { autonomous } }: Pick<Context, 'database'>,
  db: Db,
  siteId: string,
): Promise<number> => {
  const counting = autonomous ?? db
  // Updating the counter only checks numbers after the last one; creating it checks all orders.
  const counted = await counting
    .updateTable('order_counter')
    .set({ last_number: freeAfter(siteId, sql`order_counter.last_number`) })
    .where('site_id', '=', siteId)
    .$if(autonomous !== undefined, (update) => update.where(withoutFlush))
    .returning('last_number')
    .executeTakeFirst()
  const { last_number } = counted ?? (await beginOrderNumbers(counting, siteId))
  return Number(last_number)
}

/** Locks the order counter of a site and returns its last number. */
export const lockOrderCounter = async (db: Db, siteId: string): Promise<number> => {
  const { last_number } = await db
    .insertInto('order_counter')
    .values({ site_id: siteId, last_number: firstNumber - 1 })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ last_number: sql`order_counter.last_number` }))
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return Number(last_number)
}

export const setOrderCounter = async (db: Db, siteId: string, last: number): Promise<void> => {
  await db.updateTable('order_counter').set({ last_number: last }).where('site_id', '=', siteId).execute()
}

/** The orders of a store that match a condition, as the `from` of a query. */
export const ordersWhere = (siteId: string, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`from orders where site_id = ${siteId} and ${condition}`

/** Finds an order by number. */
export const findOrderByNumber = (db: Db, siteId: string, number: number): Promise<StoredOrder | undefined> =>
  db.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('number', '=', number).executeTakeFirst()

/** Deletes an order whose dependent records were deleted before. */
export const deleteOrder = async (
  db: Db,
  { site_id: siteId, id }: Pick<StoredOrder, 'site_id' | 'id'>,
): Promise<void> => {
  await db.deleteFrom('order_product').where('site_id', '=', siteId).where('order_id', '=', id).execute()
  await db.deleteFrom('orders').where('site_id', '=', siteId).where('id', '=', id).execute()
  held.invalidate(db, nameOf({ site_id: siteId, id }))
}

/** Counts the quantity of each catalog product in an order. */
const productsOf = ({ body }: StoredOrder): ReadonlyMap<string, number> => {
  const products = new Map<string, number>()
  for (const { catalogReference, quantity } of body.lineItems) {
    const id = catalogReference?.catalogItemId
    if (id !== undefined) products.set(id, (products.get(id) ?? 0) + quantity)
  }
  return products
}

/** A new order with its decided statuses. */
export type NewOrder = StoredOrder & Required<OrderStates>

/** An order imported with the same number at the same time: the next try takes another one. */
const numberTaken = (cause: unknown): unknown =>
  sqlState(cause) === sqlStates.uniqueViolation && (cause as { detail?: string }).detail?.includes('(site_id, number)')
    ? new DatabaseError(sqlStates.serializationFailure, 'Another order has the number.', { cause })
    : cause

export const insertOrder = async (db: Db, order: NewOrder): Promise<void> => {
  const insert = db.insertInto('orders').values({ ...order, body: JSON.stringify(order.body) })
  await writeBehind(db, insert, { failsAs: numberTaken })
  const { site_id, id: order_id, created_date: placed_date } = order
  const rows = [...productsOf(order)].map(([product_id, quantity]) => ({
    site_id,
    order_id,
    product_id,
    quantity,
    placed_date,
  }))
  if (rows.length > 0) await writeBehind(db, db.insertInto('order_product').values(rows))
  if (order.payment_status === 'PAID') await issueSoldCards(db, order, placed_date)
}

const find = (db: Db, siteId: string, id: string) =>
  db.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('id', '=', id)

/** Finds an order without an access check. */
export const findOrder = (db: Db, siteId: string, id: string): Promise<StoredOrder | undefined> =>
  find(db, siteId, id).executeTakeFirst()

/** Finds orders without an access check. */
export const findOrders = (db: Db, siteId: string, ids: readonly string[]): Promise<StoredOrder[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()

const seen = (caller: OnSite, order: StoredOrder | undefined): StoredOrder => {
  const isTheirs = order && maySee(caller, order.site_id, order.owner) && canAccessCheckout(caller, order.checkout_id)
  if (!isTheirs) throw new Refusal('NOT_FOUND', 'There is no such order.')
  return order
}

/** Returns an order that the caller may see. Orders of others are not found. */
export const requireOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> =>
  seen(caller, await find(db, caller.siteId, id).executeTakeFirst())

/** Locks an order and its money until the transaction ends. A repeated lock reads from memory. */
const hold = (db: Db, siteId: string, id: string): Promise<StoredOrder | undefined> => {
  const key = { site_id: siteId, id }
  held.begin(db, nameOf(key))
  cacheMoney(db, key)
  return held.read(db, nameOf(key), () => find(db, siteId, id).forUpdate().executeTakeFirst())
}

/** Locks an order that the caller may see. */
export const lockOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> =>
  seen(caller, await hold(db, caller.siteId, id))

/** Locks an order without an access check. */
export const lockOrderById = async (db: Db, siteId: string, id: string): Promise<StoredOrder> => {
  const order = await hold(db, siteId, id)
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

/** Filters order IDs to those the caller may see, in the same order. */
export const listVisibleOrders = async (db: Db, caller: OnSite, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const { siteId } = caller
  const columns = ['id', 'owner', 'checkout_id'] as const
  const rows = await db
    .selectFrom('orders')
    .select(columns)
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  const theirs = new Set(
    rows.flatMap(({ id, owner, checkout_id: checkoutId }) =>
      maySee(caller, siteId, owner) && canAccessCheckout(caller, checkoutId) ? [id] : [],
    ),
  )
  return ids.filter((id) => theirs.has(id))
}

/** Decided statuses of an order, and whether its items were taken from stock. */
export type OrderStates = Pick<
  Updateable<OrderTable>,
  'status' | 'payment_status' | 'fulfillment_status' | 'stock_taken'
>

interface OrderMove {
  readonly states: OrderStates
  readonly record: OrderRecord
  readonly email?: string
  readonly now: Date
}

/** The only function that writes the statuses of an order. */
const changeOrder = (db: Db, { site_id: siteId, id }: StoredOrder, { states, record, email, now }: OrderMove) =>
  db
    .updateTable('orders')
    .set({ ...states, ...(email !== undefined && { email }), body: JSON.stringify(record), updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)

/** Saves the fulfillment status of a locked order. The statement is pipelined with the next ones, without a read. */
export const moveSending = async (
  db: Db,
  order: StoredOrder,
  move: OrderMove & { readonly states: Required<Pick<OrderStates, 'fulfillment_status'>> },
): Promise<StoredOrder> => {
  await writeBehind(db, changeOrder(db, order, move))
  const { fulfillment_status: status } = move.states
  const sent = status as StoredOrder['fulfillment_status']
  const moved = { ...order, fulfillment_status: sent, body: move.record, updated_date: move.now }
  held.update(db, nameOf(order), () => moved)
  return moved
}

/** Updates the products of an order after an edit. */
const rewriteProducts = async (db: Db, order: StoredOrder): Promise<void> => {
  const { site_id, id: order_id, created_date: placed_date } = order
  await db.deleteFrom('order_product').where('site_id', '=', site_id).where('order_id', '=', order_id).execute()
  const products = [...productsOf(order)]
  const rows = products.map(([product_id, quantity]) => ({ site_id, order_id, product_id, quantity, placed_date }))
  if (rows.length > 0) await db.insertInto('order_product').values(rows).execute()
}

/** Saves an edit of a locked order, with its new line items and total. */
export const rewriteOrder = async (
  db: Db,
  order: StoredOrder,
  { total, ...move }: OrderMove & { readonly total: number },
): Promise<StoredOrder> => {
  const rewritten = await changeOrder(db, order, move).set({ total }).returningAll().executeTakeFirstOrThrow()
  held.update(db, nameOf(rewritten), () => rewritten)
  await rewriteProducts(db, rewritten)
  return rewritten
}

/** Saves the decided statuses of a locked order. Issues purchased gift cards when the order is paid. */
export const moveOrder = async (db: Db, order: StoredOrder, move: OrderMove): Promise<StoredOrder> => {
  const { states, now } = move
  const moved = await changeOrder(db, order, move).returningAll().executeTakeFirstOrThrow()
  held.update(db, nameOf(moved), () => moved)
  if (states.payment_status === 'PAID') await issueSoldCards(db, moved, now)
  return moved
}

/** Lists order numbers by order ID. */
export const listOrderNumbers = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, number }) => [id, String(number)]))
}

/** Private and public tags of an order: the expression of the index `orders_tags`. */
const tagIds = sql`coalesce(body #> '{tags,privateTags,tagIds}', '[]') || coalesce(body #> '{tags,tags,tagIds}', '[]')`

/** Lists the IDs of orders with a tag. */
export const listOrdersWithTag = async (
  db: Db,
  { siteId, tagId, limit }: { siteId: string; tagId: string; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where site_id = ${siteId} and (${tagIds}) ? ${tagId} limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether an order has returns. */
export const hasReturns = async (
  db: Db,
  { site_id: siteId, id }: Pick<StoredOrder, 'site_id' | 'id'>,
): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select return_status <> 'NONE' as has from orders where site_id = ${siteId} and id = ${id}`.execute(db)
  return rows[0]?.has ?? false
}
