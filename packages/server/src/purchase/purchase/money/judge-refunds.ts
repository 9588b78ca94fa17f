import type { PaymentRefund } from '@vitrine/contract/entities/money/order-billing.ts'
import { refundability, refundRefusal } from '@vitrine/domain/payment/refundability.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { invalidField, Refusal, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { memberOfOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { priceToMinor } from '../../../ground/base/amounts.ts'
import {
  listPayments,
  type Providers,
  readRefundable,
  type RefundPart,
  type StoredPayment,
} from '../../../money/payment/api.ts'

interface Judging {
  readonly order: StoredOrder
  readonly providers: Providers
}

const requestedAmount = (
  paymentRefund: PaymentRefund,
  index: number,
  { currency }: { currency: string },
): Minor | undefined => priceToMinor(paymentRefund.amount, { field: `paymentRefunds[${index}].amount`, currency })

/** Returns the member who gets a refund as store credit: only the one who placed the order. */
const creditedMember = (
  order: StoredOrder,
  { requested, index }: { requested: PaymentRefund; index: number },
): string => {
  const field = `paymentRefunds[${index}].storeCredit`
  if (requested.externalRefund)
    throw invalidField(field, 'cannot be set together with externalRefund', 'FIELD_NOT_ALLOWED')
  const memberId = memberOfOrder(order)
  if (memberId === undefined) throw invalidField(field, 'is only for orders of members', 'FIELD_NOT_ALLOWED')
  return memberId
}

/** Store credit is in the store's currency. Payments in another currency are refunded in that currency. */
const creditRefusal = ({ body: { currency, currencyConversionDetails } }: StoredOrder, index: number): Error => {
  const own = currencyConversionDetails?.originalCurrency
  const why = `is in ${own}: an order that was paid in ${currency} is refunded in ${currency}`
  return invalidField(`paymentRefunds[${index}].storeCredit`, why, 'FIELD_NOT_ALLOWED')
}

/** Checks the refund of a payment. Default: everything that can be refunded. */
const judgePart = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  {
    order,
    providers,
    payment,
    requested,
    index,
  }: Judging & { payment: StoredPayment; requested: PaymentRefund; index: number },
): Promise<RefundPart> => {
  const provider = await providers.find(db, payment)
  const refundable = await readRefundable(db, { payment, orderStatus: order.status, provider, now: now() })
  const creditOf = requested.storeCredit ? creditedMember(order, { requested, index }) : undefined
  if (creditOf !== undefined && order.body.currencyConversionDetails) throw creditRefusal(order, index)
  const isExternal = requested.externalRefund ?? false
  const amount = requestedAmount(requested, index, payment) ?? refundability(refundable).max
  // Store credit stays with the store: no provider is involved.
  const refused = refundRefusal(refundable, { amount, isExternal: isExternal || creditOf !== undefined })
  if (!refused) return { payment, amount, isExternal, creditOf }
  if (refused.code !== 'PAYMENT_NOT_REFUNDABLE') throw new Refusal(refused.code, undefined, requested)
  const data = { paymentId: payment.id, nonRefundableReason: refused.reason }
  throw new Refusal('PAYMENT_NOT_REFUNDABLE', undefined, data)
}

/** Checks the requested refunds of a locked order. */
export const judgeRefunds = async (
  clock: Pick<Context, 'now'>,
  db: Db,
  { requested, ...judging }: Judging & { requested: readonly PaymentRefund[] },
): Promise<RefundPart[]> => {
  const payments = await listPayments(db, judging.order)
  const parts: RefundPart[] = []
  for (const [index, one] of requested.entries()) {
    if (parts.some(({ payment }) => payment.id === one.paymentId)) {
      throw invalidBecause(`paymentRefunds[${index}].paymentId`, 'LISTED_TWICE', { description: 'must be named once' })
    }
    const payment = payments.find(({ id }) => id === one.paymentId)
    if (!payment) throw new Refusal('PAYMENT_NOT_FOUND', undefined, one)
    parts.push(await judgePart(clock, db, { ...judging, payment, requested: one, index }))
  }
  return parts
}
