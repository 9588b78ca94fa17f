import type { Caller } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { balanceOf } from '@vitrine/domain/payment/order-payment.ts'
import { takeStock } from '../catalog/stock.ts'
import { decideMoney, needsStock, recordPaymentEvents, saveMoney } from '../order/payment-state.ts'
import type { StoredOrder } from '../order/present.ts'
import { stockOf } from '../order/stock.ts'
import { lockOrder } from '../order/store.ts'
import { insertPayment, listPayments, movePayment } from '../payment/ledger-store.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** What is still to be paid for an order that may be paid, in minor units. */
const requireDue = async (db: Db, order: StoredOrder): Promise<number> => {
  if (order.status !== 'APPROVED') {
    throw new Refusal('ILLEGAL_STATE', `An order with the status ${order.status} cannot be marked as paid.`)
  }
  const { due } = balanceOf({ total: Number(order.total) }, (await decideMoney(db, order)).sums)
  if (due === 0) throw new Refusal('ORDER_ALREADY_PAID')
  return due
}

/** Money that came for a payment that was expected; a new payment where none was. */
const receive = async (
  context: Context,
  db: Db,
  { order, due }: { order: StoredOrder; due: number },
): Promise<void> => {
  const [now, id] = [context.now(), context.newId()]
  const expected = (await listPayments(db, order)).find(({ status }) => status === 'PENDING')
  if (expected) {
    const event = { type: 'captured' as const, amount: Math.min(due, Number(expected.amount)) }
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
    amount: due,
    currency: order.body.currency ?? '',
    body: JSON.stringify({ regularPaymentDetails: { paymentOrderId: id, offlinePayment: true } }),
  }
  await insertPayment(db, payment, { captured: true, now })
}

/** Goods of an order whose stock goes with its payment go now; what is not there cannot be sold. */
const takeGoods = async (db: Db, order: StoredOrder): Promise<void> => {
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
  const due = await requireDue(db, order)
  await receive(context, db, { order, due })
  const decided = await decideMoney(db, order)
  const isTaken = needsStock(order, decided)
  if (isTaken) await takeGoods(db, order)
  const moved = { order, site, decided, happened: ['ORDER_PAID'] as const }
  const saved = await saveMoney(context, db, isTaken ? { ...moved, stockTaken: true } : moved)
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
