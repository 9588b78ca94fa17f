import { balanceOf, decideOrderPayment, type OrderPaymentTask } from '@vitrine/domain/payment/order-payment.ts'
import { sumsOf, type Sums } from '@vitrine/domain/payment/ledger.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { listMovements } from '../payment/ledger-store.ts'
import { transactionsOf } from '../payment/transactions.ts'
import { withActivities, type ActivityType } from './activities.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { refuseOrderMove } from './store.ts'
import type { OrderRecord } from './tables.ts'

/** What an order's balance says of its ledger. */
export const balanceSummaryOf = (
  { total, currency, language }: { total: Minor } & Pick<Site, 'currency' | 'language'>,
  sums: Sums,
): NonNullable<OrderRecord['balanceSummary']> => {
  const money = createMoneyWriter({ currency, language })
  const { due, paid, refunded } = balanceOf({ total }, sums)
  return { balance: money.price(due), paid: money.price(paid), refunded: money.price(refunded) }
}

/** Where its ledger brings the payment of an order that is held, and what follows. */
export interface DecidedMoney {
  readonly sums: Sums
  readonly status: StoredOrder['payment_status']
  readonly tasks: readonly OrderPaymentTask[]
}

export const decideMoney = async (
  db: Db,
  order: StoredOrder,
  { isCanceled = false }: { isCanceled?: boolean } = {},
): Promise<DecidedMoney> => {
  const sums = sumsOf(await listMovements(db, order))
  const money = { total: Number(order.total), isCanceled: isCanceled || order.status === 'CANCELED' }
  const decision = decideOrderPayment(order.payment_status, money, sums)
  if (!decision.ok) throw new Error(`The payment of the order ${order.id} must not move: ${decision.code}.`)
  return { sums, status: decision.status, tasks: decision.tasks }
}

interface Moved {
  readonly order: StoredOrder
  readonly site: Site
  readonly decided: DecidedMoney
  /** What has happened to the order with it, to stand among its activities. */
  readonly happened: readonly ActivityType[]
  /** Set where the order is canceled with the same move. */
  readonly status?: 'CANCELED'
  /** Set where its goods leave the stock with the move. */
  readonly stockTaken?: true
}

/** Brings an order that is held to where its ledger has brought it: nothing else writes the state of its payment. */
export const saveMoney = async (
  context: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { order, site, decided, happened, status, stockTaken }: Moved,
): Promise<StoredOrder> => {
  if (status) refuseOrderMove(order, status)
  const balanceSummary = balanceSummaryOf({ ...site, total: Number(order.total) }, decided.sums)
  const record = withActivities(context, { ...order.body, balanceSummary }, ...happened)
  return db
    .updateTable('orders')
    .set({
      payment_status: decided.status,
      ...(status && { status }),
      ...(stockTaken && { stock_taken: true }),
      body: JSON.stringify(record),
      updated_date: context.now(),
    })
    .where('site_id', '=', order.site_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whether goods that wait for the payment of an order leave the stock now. */
export const needsStock = ({ stock_taken }: StoredOrder, { tasks }: DecidedMoney): boolean =>
  tasks.includes('take-stock') && !stock_taken

/** Tells those who listen that an order's payments are others than they were. */
export const recordPaymentEvents = async (
  db: Db,
  order: StoredOrder,
  { before, site }: { before: StoredOrder; site: Site },
): Promise<void> => {
  const event = { siteId: order.site_id, entity: 'order', entityId: order.id }
  const body = { orderTransactions: await transactionsOf(db, order, site) }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_transactions_updated', body })
  if (order.payment_status === before.payment_status) return
  const change = { order: presentOrder(order), previousPaymentStatus: before.payment_status }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_payment_status_updated', body: change })
}
