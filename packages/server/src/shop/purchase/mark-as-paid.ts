import type { Caller } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { decideMarkAsPaid, type MarkAsPaidDecision } from '@vitrine/domain/order/mark-as-paid.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { takeStock } from '../catalog/stock.ts'
import { decideMoney, recordPaymentEvents, saveMoney } from '../order/payment-state.ts'
import type { StoredOrder } from '../order/present.ts'
import { stockOf } from '../order/stock.ts'
import { lockOrder } from '../order/store.ts'
import { insertPayment, listMovements, listPayments, movePayment, type StoredPayment } from '../payment/ledger-store.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

type Received = Extract<MarkAsPaidDecision, { ok: true }>

/** What the owner has received for an order that is held, or a refusal. */
const decideReceived = async (db: Db, order: StoredOrder, payments: readonly StoredPayment[]): Promise<Received> => {
  const decision = decideMarkAsPaid({
    status: order.status,
    total: Number(order.total),
    sums: sumsOf(await listMovements(db, order)),
    payments: payments.map(({ id, status, amount }) => ({ id, status, amount: Number(amount) })),
  })
  if (decision.ok) return decision
  if (decision.code === 'ALREADY_PAID') throw new Refusal('ORDER_ALREADY_PAID')
  throw new Refusal('ILLEGAL_STATE', `An order with the status ${order.status} cannot be marked as paid.`)
}

/** Money that came for a payment that was expected; a new payment where none was. */
const receive = async (context: Context, db: Db, order: StoredOrder): Promise<void> => {
  const [now, id] = [context.now(), context.newId()]
  const payments = await listPayments(db, order)
  const { paymentId, amount } = await decideReceived(db, order, payments)
  const expected = payments.find((payment) => payment.id === paymentId)
  if (expected) {
    const event = { type: 'captured' as const, amount }
    const moved = await movePayment(db, expected, { event, reference: id, now })
    if (!moved.ok) throw new Error(`The payment ${expected.id} cannot be marked as paid: ${moved.code}.`)
    return
  }
  const payment = {
    site_id: order.site_id,
    id,
    order_id: order.id,
    provider: 'offline',
    method: null,
    amount,
    currency: order.body.currency ?? '',
    body: JSON.stringify({ regularPaymentDetails: { paymentOrderId: id, offlinePayment: true } }),
  }
  await insertPayment(db, payment, { arrived: 'captured', now })
}

/** Goods of an order whose stock goes with its payment go now; what is not there cannot be sold. */
export const takeGoods = async (db: Db, order: StoredOrder): Promise<void> => {
  const taken = await takeStock(db, order.site_id, stockOf(order))
  if (taken.ok) return
  const sentence = 'There is not enough in stock for this order. Update the inventory, or cancel the order.'
  throw new Refusal('INSUFFICIENT_INVENTORY', sentence, { catalogItemId: taken.productId })
}

const markHeld = async (
  context: Context,
  db: Db,
  { order, site }: { order: StoredOrder; site: Site },
): Promise<StoredOrder> => {
  await receive(context, db, order)
  const decided = await decideMoney(db, order)
  const takesStock = decided.tasks.includes('take-stock')
  if (takesStock) await takeGoods(db, order)
  const states = takesStock ? { stock_taken: true } : {}
  const saved = await saveMoney(context, db, { order, site, decided, happened: ['ORDER_PAID'], states })
  await recordPaymentEvents(db, saved, { before: order, site })
  return saved
}

/** The owner says that the rest of an order was paid outside: by transfer, to the courier, over the counter. */
export const markOrderAsPaid = async (
  context: Context,
  { caller, id }: { caller: OnSite; id: string },
): Promise<StoredOrder> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (transaction) =>
    markHeld(context, transaction, { order: await lockOrder(transaction, caller, id), site }),
  )
}
