import { sql, type RawBuilder, type Updateable } from 'kysely'
import { reachesCheckout, type Caller } from '../../ground/base/caller.ts'
import { maySee } from '../../ground/base/shopper-owner.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { createHeld } from '../../ground/database/held.ts'
import type { Db } from '../../ground/database/tables.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import { issueSoldCards } from '../../money/gift-card/api.ts'
import { keepMoney } from '../../money/payment/api.ts'
import type { StoredOrder } from './present.ts'
import type { OrderRecord, OrderTable } from './tables.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

const firstNumber = 10_001

const held = createHeld<StoredOrder | undefined>()

const nameOf = ({ site_id, id }: Pick<StoredOrder, 'site_id' | 'id'>): string => `${site_id} ${id}`

/** The first number after this one that no order of the site has: imported orders bring theirs. */
const freeAfter = (siteId: string, last: RawBuilder<number>): RawBuilder<number> => sql<number>`
  case when not exists (select from orders where site_id = ${siteId} and number = ${last} + 1) then ${last} + 1
  else (
    select taken.number + 1 from orders taken
    where taken.site_id = ${siteId} and taken.number > ${last}
      and not exists (select from orders next where next.site_id = ${siteId} and next.number = taken.number + 1)
    order by taken.number limit 1
  ) end`

/** The first order of a site begins its counter; whoever is quicker with another one has it counted on. */
const beginOrderNumbers = (db: Db, siteId: string): Promise<{ last_number: number }> =>
  db
    .insertInto('order_counter')
    .values({ site_id: siteId, last_number: freeAfter(siteId, sql`${firstNumber - 1}::bigint`) })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ last_number: freeAfter(siteId, sql`order_counter.last_number`) }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()

/** The next order number of a site; taken in the order's transaction, so that none is taken twice. */
export const nextOrderNumber = async (db: Db, siteId: string): Promise<number> => {
  // Only what stands behind the last number is looked at: a beginning looks at all orders there are.
  const counted = await db
    .updateTable('order_counter')
    .set({ last_number: freeAfter(siteId, sql`order_counter.last_number`) })
    .where('site_id', '=', siteId)
    .returning('last_number')
    .executeTakeFirst()
  const { last_number } = counted ?? (await beginOrderNumbers(db, siteId))
  return Number(last_number)
}

/** Holds the number of the last order of a site. */
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

/** Whether an order with this number exists, and which. */
export const findOrderByNumber = (db: Db, siteId: string, number: number): Promise<StoredOrder | undefined> =>
  db.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('number', '=', number).executeTakeFirst()

/** Takes an order away that nothing stands for any more. */
export const deleteOrder = async (
  db: Db,
  { site_id: siteId, id }: Pick<StoredOrder, 'site_id' | 'id'>,
): Promise<void> => {
  await db.deleteFrom('order_product').where('site_id', '=', siteId).where('order_id', '=', id).execute()
  await db.deleteFrom('orders').where('site_id', '=', siteId).where('id', '=', id).execute()
  held.forget(db, nameOf({ site_id: siteId, id }))
}

/** How many of each product of the catalog an order has. */
const productsOf = ({ body }: StoredOrder): ReadonlyMap<string, number> => {
  const products = new Map<string, number>()
  for (const { catalogReference, quantity } of body.lineItems) {
    const id = catalogReference?.catalogItemId
    if (id !== undefined) products.set(id, (products.get(id) ?? 0) + quantity)
  }
  return products
}

/** An order whose states were decided on when it was placed. */
export type NewOrder = StoredOrder & Required<OrderStates>

export const insertOrder = async (db: Db, order: NewOrder): Promise<void> => {
  await writeBehind(db, db.insertInto('orders').values({ ...order, body: JSON.stringify(order.body) }))
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

/** An order, whoever it belongs to. */
export const findOrder = (db: Db, siteId: string, id: string): Promise<StoredOrder | undefined> =>
  find(db, siteId, id).executeTakeFirst()

const seen = (caller: OnSite, order: StoredOrder | undefined): StoredOrder => {
  const isTheirs = order && maySee(caller, order.site_id, order.owner) && reachesCheckout(caller, order.checkout_id)
  if (!isTheirs) throw new Refusal('NOT_FOUND', 'There is no such order.')
  return order
}

/** An order that the caller may see; one of someone else does not exist for them. */
export const requireOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> =>
  seen(caller, await find(db, caller.siteId, id).executeTakeFirst())

/** Holds an order until the transaction ends, and its money with it; held again, it is not asked for again. */
const hold = (db: Db, siteId: string, id: string): Promise<StoredOrder | undefined> => {
  const key = { site_id: siteId, id }
  held.begin(db, nameOf(key))
  keepMoney(db, key)
  return held.read(db, nameOf(key), () => find(db, siteId, id).forUpdate().executeTakeFirst())
}

/** Holds an order that the caller may see. */
export const lockOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> =>
  seen(caller, await hold(db, caller.siteId, id))

/** Holds an order, whoever it belongs to. */
export const lockOrderById = async (db: Db, siteId: string, id: string): Promise<StoredOrder> => {
  const order = await hold(db, siteId, id)
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

/** Those of some orders that the caller may see, in the order in which they are named. */
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
      maySee(caller, siteId, owner) && reachesCheckout(caller, checkoutId) ? [id] : [],
    ),
  )
  return ids.filter((id) => theirs.has(id))
}

/** The states of an order that a decision has brought about, and whether its goods have left the stock. */
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

/** Nothing else writes the states of an order. */
const changeOrder = (db: Db, { site_id: siteId, id }: StoredOrder, { states, record, email, now }: OrderMove) =>
  db
    .updateTable('orders')
    .set({ ...states, ...(email !== undefined && { email }), body: JSON.stringify(record), updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)

/** Moves an order that is held to how far it was sent; it travels with what follows, and is not read again. */
export const moveSending = async (
  db: Db,
  order: StoredOrder,
  move: OrderMove & { readonly states: Required<Pick<OrderStates, 'fulfillment_status'>> },
): Promise<StoredOrder> => {
  await writeBehind(db, changeOrder(db, order, move))
  const { fulfillment_status: status } = move.states
  const sent = status as StoredOrder['fulfillment_status']
  const moved = { ...order, fulfillment_status: sent, body: move.record, updated_date: move.now }
  held.note(db, nameOf(order), () => moved)
  return moved
}

/** Which products stand in an order by now. */
const rewriteProducts = async (db: Db, order: StoredOrder): Promise<void> => {
  const { site_id, id: order_id, created_date: placed_date } = order
  await db.deleteFrom('order_product').where('site_id', '=', site_id).where('order_id', '=', order_id).execute()
  const products = [...productsOf(order)]
  const rows = products.map(([product_id, quantity]) => ({ site_id, order_id, product_id, quantity, placed_date }))
  if (rows.length > 0) await db.insertInto('order_product').values(rows).execute()
}

/** Writes an order that is held anew after an edit: with other lines and another total. */
export const rewriteOrder = async (
  db: Db,
  order: StoredOrder,
  { total, ...move }: OrderMove & { readonly total: number },
): Promise<StoredOrder> => {
  const rewritten = await changeOrder(db, order, move).set({ total }).returningAll().executeTakeFirstOrThrow()
  held.note(db, nameOf(rewritten), () => rewritten)
  await rewriteProducts(db, rewritten)
  return rewritten
}

/** Moves an order that is held to what was decided of it. Gift cards that it has paid for are issued with that. */
export const moveOrder = async (db: Db, order: StoredOrder, move: OrderMove): Promise<StoredOrder> => {
  const { states, now } = move
  const moved = await changeOrder(db, order, move).returningAll().executeTakeFirstOrThrow()
  held.note(db, nameOf(moved), () => moved)
  if (states.payment_status === 'PAID') await issueSoldCards(db, moved, now)
  return moved
}

/** What orders are called by people, by their IDs. */
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

/** The tags of an order, private and public ones: the expression of the index `orders_tags`. */
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

/** Whether something of an order came back, or is to. */
export const hasReturns = async (
  db: Db,
  { site_id: siteId, id }: Pick<StoredOrder, 'site_id' | 'id'>,
): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`
    select return_status <> 'NONE' as has from orders where site_id = ${siteId} and id = ${id}`.execute(db)
  return rows[0]?.has ?? false
}
