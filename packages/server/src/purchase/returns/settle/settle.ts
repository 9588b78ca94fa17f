import type { PaymentRefund } from '@vitrine/contract/entities/money/order-billing.ts'
import type { ReturnSettlement } from '@vitrine/contract/entities/orders/returns.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { CallerWithRole } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { refundPayments } from '../../billing/api.ts'
import type { Payments } from '../../../money/payment/api.ts'
import { refuseSoldOut } from '../../purchase/api.ts'
import { placeExchange } from '../exchange/exchange.ts'
import { closeWithoutRefund } from './close.ts'
import { readSettlement, type Settlement, type Settling } from './settlement.ts'
import { stepReturn } from '../step.ts'
import { findReturn, type StoredReturn } from '../store.ts'

interface SettlingBy {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly id: string
}

const refundsOf = ({ parts, site: { currency } }: Settlement, type: Settling['type']): PaymentRefund[] =>
  parts.map((part) => ({
    paymentId: part.paymentId,
    amount: { amount: toDecimal(part.amount, currency) },
    ...(type === 'STORE_CREDIT' ? { storeCredit: true } : part.isExternal && { externalRefund: true }),
  }))

/** Places the exchange order, if there is one, and presents it. */
const exchangeFor = async (
  context: Context,
  db: Db,
  { settlement: { exchange, site, order: from }, caller }: { settlement: Settlement } & Pick<SettlingBy, 'caller'>,
): Promise<ReturnSettlement['exchange']> => {
  if (!exchange) return undefined
  const order = await placeExchange(context, db, { caller, site, from, planned: exchange })
  const money = createMoneyWriter(site)
  return {
    orderId: order.id,
    orderNumber: String(order.number),
    credited: money.price(exchange.credited),
    givenBack: money.price(exchange.refundAmount),
  }
}

/** Closes a return within the transaction of its refund. */
const close = async (
  context: Context,
  db: Db,
  {
    settlement,
    type,
    refundId,
    ...by
  }: SettlingBy & { settlement: Settlement; type: Settling['type']; refundId: string },
): Promise<void> => {
  const { site, amount, fee } = settlement
  const money = createMoneyWriter(site)
  const exchange = await exchangeFor(context, db, { settlement, caller: by.caller })
  const result = {
    type,
    refundId,
    amount: money.price(amount),
    ...(fee > 0 && { fee: money.price(fee) }),
    ...(exchange && { exchange }),
  }
  const step = { event: 'SETTLE' as const, refundId, ...(exchange && { exchangeOrderId: exchange.orderId }) }
  await stepReturn(context, db, { ...by, site }, { ...step, changes: () => ({ settlement: result }) })
}

/** Returns whether a settlement failed because of a concurrent refund. */
const isStale = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'INVALID_LINE_ITEM_REFUND_QUANTITY' || error.code === 'INVALID_LINE_ITEM_RESTOCK_QUANTITY')

const changedMeanwhile = (): Refusal => refusalFor('CONFLICT', 'PAYMENTS_CHANGED')

/** How often a settlement is retried because of concurrent changes of the order's payments. */
const maxReadings = 10

/**
 * Settles a return: refunds the received items, or credits them to the store credit or an exchange, and restocks them.
 * The return is closed in the transaction of its refund, so two concurrent settlements refund once.
 */
export const settleReturn = async (
  context: Context,
  payments: Pick<Payments, 'sendRefunds' | 'providers'>,
  by: SettlingBy,
  settling: Settling,
): Promise<StoredReturn> => {
  for (let reading = 1; reading < maxReadings; reading += 1) {
    try {
      const settled = await settleOnce(context, payments, by, settling)
      if (settled) return settled
    } catch (error) {
      if (!isStale(error)) throw error
    }
  }
  const settled = await settleOnce(context, payments, by, settling)
  if (!settled) throw changedMeanwhile()
  return settled
}

/** Returns `undefined` if there was nothing to refund when the return was read, and there is now. */
const settleOnce = async (
  context: Context,
  payments: Pick<Payments, 'sendRefunds' | 'providers'>,
  by: SettlingBy,
  settling: Settling,
): Promise<StoredReturn | undefined> => {
  const settlement = await readSettlement(context, payments, by, settling)
  if ('isNothingLeft' in settlement) {
    if (settling.type !== 'EXCHANGE') {
      const closed = await closeWithoutRefund(context, by)
      return closed.status === 'SETTLED' ? closed : undefined
    }
    throw refusalFor('ILLEGAL_STATE', 'RETURN_REFUNDED')
  }
  const { site, order, known, requested: refundItems, exchange, restock } = settlement
  const { type } = settling
  await refundPayments(context, payments, {
    caller: by.caller,
    site,
    refund: {
      orderId: order.id,
      paymentRefunds: refundsOf(settlement, type),
      ...(exchange && { exchanged: exchange.taken }),
      refundItems,
      sideEffects: { restock: { lineItems: [...restock] } },
      within: (held, refundId) => close(context, held, { ...by, settlement, type, refundId }),
    },
  }).catch(refuseSoldOut)
  return (await findReturn(context.db, site.id, known.id))!
}
