import type { PaymentRefundability } from '@vitrine/contract/entities/money/order-billing.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import type { RefundableCharge, RefundableOrder } from '@vitrine/domain/payment/calculate-refund.ts'
import { refundability, type Refundability, type RefundablePayment } from '@vitrine/domain/payment/refundability.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createMoneyWriter, type MoneyWriter } from '../../../ground/words/money-writer.ts'
import { withCurrency, type Site } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import {
  listPayments,
  listRefunds,
  type Providers,
  readRefundable,
  type StoredPayment,
} from '../../../money/payment/api.ts'
import { refundableOrderOf } from './refundable-order.ts'

interface Judged {
  readonly payment: StoredPayment
  readonly refundable: RefundablePayment
  readonly able: Refundability
}

const monetaryOf = (judged: readonly Judged[], money: MoneyWriter) => {
  const price = (part: (one: Judged) => number) => money.price(sumOf(judged.map(part)))
  return {
    paid: price(({ refundable }) => refundable.sums.captured),
    refunded: price(({ refundable }) => refundable.sums.refunded),
    refundPending: price(({ refundable }) => refundable.pendingRefunds),
    maxRefund: price(({ able }) => able.max),
  }
}

const statusOf = (able: Refundability): Partial<PaymentRefundability> => {
  if (able.type === 'refundable') return { refundable: true }
  return able.type === 'manual'
    ? { manuallyRefundable: { reason: able.reason } }
    : { nonRefundable: { reason: able.reason } }
}

const presentPayment = (judged: Judged, money: MoneyWriter): PaymentRefundability => {
  const { payment, able } = judged
  const details = payment.body.regularPaymentDetails
  const paymentMethod = details?.paymentMethodName?.siteLanguageName
  return {
    ...statusOf(able),
    payment: {
      monetary: monetaryOf([judged], money),
      ...(details?.creditCardDetails && { creditCardDetails: details.creditCardDetails }),
      paymentId: payment.id,
      ...(paymentMethod !== undefined && { paymentMethod }),
      offlinePayment: details?.offlinePayment ?? false,
    },
  }
}

const chargeOf = ({ total, refunded }: RefundableCharge, money: MoneyWriter) => ({
  amount: money.price(total),
  refundedAmount: money.price(refunded),
  availableRefundAmount: money.price(total - refunded),
})

const itemsOf = ({ lines, fees, shipping }: RefundableOrder, money: MoneyWriter) => ({
  lineItems: lines.map(({ id, quantity, refunded }) => ({
    lineItemId: id,
    originalQuantity: quantity,
    refundedQuantity: refunded,
    availableRefundQuantity: quantity - refunded,
  })),
  ...(shipping && { shipping: chargeOf(shipping, money) }),
  additionalFees: fees.map((fee) => ({ additionalFeeId: fee.id, ...chargeOf(fee, money) })),
})

/** Returns how much of each payment and item of an order can be refunded, and why not. */
export const orderRefundability = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { order, site, providers }: { order: StoredOrder; site: Site; providers: Providers },
) => {
  const [payments, refunds] = await Promise.all([listPayments(db, order), listRefunds(db, order)])
  const judged = await Promise.all(
    payments.map(async (payment): Promise<Judged> => {
      const provider = await providers.find(db, payment)
      const refundable = await readRefundable(db, { payment, orderStatus: order.status, provider, now: now() })
      return { payment, refundable, able: refundability(refundable) }
    }),
  )
  const money = createMoneyWriter(withCurrency(site, order.body.currency))
  return {
    payments: judged.map((one) => presentPayment(one, money)),
    paymentsSummary: { monetary: monetaryOf(judged, money) },
    ...itemsOf(refundableOrderOf(order, refunds), money),
  }
}
