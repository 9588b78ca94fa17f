import type { Order } from '@vitrine/client'
import {
  buyerOrderState,
  buyerPayments,
  type BuyerOrderState,
  type BuyerPaymentState,
} from '@vitrine/domain/order/status/buyer-states.ts'
import { createMoneyText } from '../../text/money.ts'
import type { Words } from '../../words/en.ts'
import type { Speech } from '../../words/speech.ts'

/** A status as shown to buyers. */
export interface Shown {
  readonly label: string
  readonly tone: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical'
}

const orderStates = (words: Words): Record<BuyerOrderState, Shown> => ({
  CONFIRMED: { label: words.orderConfirmed, tone: 'positive' },
  PREPARING: { label: words.orderPreparing, tone: 'neutral' },
  PARTIALLY_SHIPPED: { label: words.orderPartiallyShipped, tone: 'accent' },
  SHIPPED: { label: words.orderShipped, tone: 'positive' },
  UNDER_REVIEW: { label: words.orderUnderReview, tone: 'caution' },
  CANCELED: { label: words.orderCanceled, tone: 'critical' },
  REJECTED: { label: words.orderRejected, tone: 'critical' },
})

/** Returns the order status for buyers. */
export const statusOf = (order: Pick<Order, 'status' | 'fulfillmentStatus' | 'lineItems'>, words: Words): Shown =>
  orderStates(words)[buyerOrderState(order)]

const paymentStates = (words: Words): Record<BuyerPaymentState, string> => ({
  UNPAID: words.unpaid,
  PENDING: words.paymentPending,
  PARTIALLY_PAID: words.partiallyPaid,
  PAID: words.paid,
  PARTIALLY_REFUNDED: words.partiallyRefunded,
  REFUND_PENDING: words.refundPending,
  REFUNDED: words.refunded,
  CANCELED: words.paymentCanceled,
  DECLINED: words.paymentDeclined,
})

/** Returns the payment status for buyers, including refunds. */
export const paymentOf = (
  { currency, ...order }: Pick<Order, 'currency' | 'paymentStatus' | 'balanceSummary'>,
  { words, locale }: Speech,
): string => {
  const money = createMoneyText(currency, locale)
  const texts = buyerPayments(order).map(({ state, amount }) => {
    const label = paymentStates(words)[state]
    return amount ? `${label} (${money(amount)})` : label
  })
  return texts.join(', ')
}
