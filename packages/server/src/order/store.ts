import { sql } from 'kysely'
import type { Caller } from '../caller.ts'
import { maySee, ownersOf } from '../checkout/store.ts'
import { Refusal } from '../refusal.ts'
import type { Db } from '../tables.ts'
import type { StoredOrder } from './present.ts'
import type { OrderTable, PaymentRecord } from './tables.ts'

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

export const insertOrder = (db: Db, order: Omit<OrderTable, 'body'> & { body: string }): Promise<StoredOrder> =>
  db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow()

export const insertPayment = async (
  db: Db,
  payment: { siteId: string; orderId: string; record: PaymentRecord & { id: string }; now: Date },
): Promise<void> => {
  await db
    .insertInto('payment')
    .values({
      site_id: payment.siteId,
      id: payment.record.id,
      order_id: payment.orderId,
      body: JSON.stringify(payment.record),
      created_date: payment.now,
    })
    .execute()
}

const find = (db: Db, siteId: string, id: string) =>
  db.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('id', '=', id)

const seen = (caller: OnSite, order: StoredOrder | undefined): StoredOrder => {
  if (!order || !maySee(caller, order.site_id, order.owner)) throw new Refusal('NOT_FOUND', 'There is no such order.')
  return order
}

/** An order that the caller may see; one of someone else does not exist for them. */
export const requireOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> =>
  seen(caller, await find(db, caller.siteId, id).executeTakeFirst())

export const lockOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> =>
  seen(caller, await find(db, caller.siteId, id).forUpdate().executeTakeFirst())

export const findOrderOfCheckout = (db: Db, siteId: string, checkoutId: string): Promise<StoredOrder | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst()

type States = Pick<StoredOrder, 'status' | 'payment_status' | 'fulfillment_status'>

/** Moves an order to other states. */
export const saveOrderStates = (db: Db, order: StoredOrder, states: Partial<States> & { body?: string }, now: Date) =>
  db
    .updateTable('orders')
    .set({ ...states, updated_date: now })
    .where('site_id', '=', order.site_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export interface OrderFilter {
  readonly status?: readonly string[]
  readonly paymentStatus?: readonly string[]
  readonly fulfillmentStatus?: readonly string[]
  readonly number?: string
  readonly email?: string
  readonly id?: readonly string[]
  readonly memberId?: string
  /** Free text of the back office: number, e-mail or name. */
  readonly expression?: string
}

export interface OrderPage {
  readonly limit: number
  /** The order after which the page begins. */
  readonly after?: { readonly createdDate: Date; readonly id: string }
}

/** Orders that the caller may see, newest first. */
export const searchOrders = (
  db: Db,
  caller: OnSite,
  filter: OrderFilter,
  { limit, after }: OrderPage,
): Promise<StoredOrder[]> => {
  const elevated = caller.role === 'owner' || caller.role === 'app'
  let query = db.selectFrom('orders').selectAll().where('site_id', '=', caller.siteId)
  if (!elevated) query = query.where('owner', 'in', [...ownersOf(caller)])
  if (filter.status) query = query.where('status', 'in', filter.status as StoredOrder['status'][])
  if (filter.paymentStatus)
    query = query.where('payment_status', 'in', filter.paymentStatus as StoredOrder['payment_status'][])
  if (filter.fulfillmentStatus) {
    query = query.where('fulfillment_status', 'in', filter.fulfillmentStatus as StoredOrder['fulfillment_status'][])
  }
  if (filter.number !== undefined) query = query.where(sql<string>`number::text`, '=', filter.number)
  if (filter.email !== undefined) query = query.where('email', '=', filter.email.toLowerCase())
  if (filter.id) query = query.where('id', 'in', [...filter.id])
  if (filter.memberId !== undefined) query = query.where('owner', '=', `member:${filter.memberId}`)
  if (filter.expression) {
    const like = `%${filter.expression.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where(
      sql<boolean>`(number::text like ${like} or email ilike ${like} or body->'billingInfo'->'contactDetails'->>'lastName' ilike ${like} or body->'billingInfo'->'contactDetails'->>'firstName' ilike ${like})`,
    )
  }
  if (after) query = query.where(sql<boolean>`(created_date, id) < (${after.createdDate}, ${after.id})`)
  return query.orderBy('created_date', 'desc').orderBy('id', 'desc').limit(limit).execute()
}
