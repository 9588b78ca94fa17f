import { sql, type Updateable } from 'kysely'
import { reachesCheckout, type Caller } from '../../ground/base/caller.ts'
import { maySee } from '../basket/owner.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import { issueSoldCards } from '../gift-card/sold.ts'
import { keepMoney } from '../payment/order-money.ts'
import type { StoredOrder } from './present.ts'
import type { OrderRecord, OrderTable } from './tables.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

const firstNumber = 10_001

/** The next order number of a site; taken in the order's transaction, so that none is taken twice. */
export const nextOrderNumber = async (db: Db, siteId: string): Promise<number> => {
  const { last_number } = await db
    .insertInto('order_counter')
    .values({ site_id: siteId, last_number: firstNumber })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ last_number: sql`order_counter.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return Number(last_number)
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

export const lockOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> => {
  const order = seen(caller, await find(db, caller.siteId, id).forUpdate().executeTakeFirst())
  keepMoney(db, order)
  return order
}

/** Holds an order, whoever it belongs to. */
export const lockOrderById = async (db: Db, siteId: string, id: string): Promise<StoredOrder> => {
  const order = await find(db, siteId, id).forUpdate().executeTakeFirstOrThrow()
  keepMoney(db, order)
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
  readonly now: Date
}

/** Nothing else writes the states of an order. */
const changeOrder = (db: Db, { site_id: siteId, id }: StoredOrder, { states, record, now }: OrderMove) =>
  db
    .updateTable('orders')
    .set({ ...states, body: JSON.stringify(record), updated_date: now })
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
  return {
    ...order,
    fulfillment_status: status as StoredOrder['fulfillment_status'],
    body: move.record,
    updated_date: move.now,
  }
}

/** Moves an order that is held to what was decided of it. Gift cards that it has paid for are issued with that. */
export const moveOrder = async (db: Db, order: StoredOrder, move: OrderMove): Promise<StoredOrder> => {
  const { states, now } = move
  const moved = await changeOrder(db, order, move).returningAll().executeTakeFirstOrThrow()
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
