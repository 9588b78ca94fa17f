import type { Order } from '@vitrine/client'
import type { Words } from '../words/en.ts'

/** A status as buyers see it. */
export interface Shown {
  readonly label: string
  readonly tone: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical'
}

const fulfillmentStates = (words: Words): Record<Order['fulfillmentStatus'], Shown> => ({
  NOT_FULFILLED: { label: words.orderPreparing, tone: 'neutral' },
  PARTIALLY_FULFILLED: { label: words.orderPartiallyShipped, tone: 'accent' },
  FULFILLED: { label: words.orderShipped, tone: 'positive' },
  CANCELED: { label: words.orderCanceled, tone: 'neutral' },
})

const orderStates = (words: Words): Record<Order['status'], Shown | undefined> => ({
  INITIALIZED: undefined,
  PENDING: { label: words.orderUnderReview, tone: 'caution' },
  APPROVED: undefined,
  CANCELED: { label: words.orderCanceled, tone: 'critical' },
  REJECTED: { label: words.orderRejected, tone: 'critical' },
})

/** The status of an order: what is wrong with it first, else how far it has come. Digital goods are not shipped. */
export const statusOf = (
  { status, fulfillmentStatus, lineItems }: Pick<Order, 'status' | 'fulfillmentStatus' | 'lineItems'>,
  words: Words,
): Shown => {
  const wrong = orderStates(words)[status]
  if (wrong) return wrong
  const isSent = lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
  return isSent ? fulfillmentStates(words)[fulfillmentStatus] : { label: words.orderConfirmed, tone: 'positive' }
}

const paymentStates = (words: Words): Record<Order['paymentStatus'], string> => ({
  UNSPECIFIED: words.unpaid,
  NOT_PAID: words.unpaid,
  PAID: words.paid,
  PARTIALLY_REFUNDED: words.partiallyRefunded,
  FULLY_REFUNDED: words.refunded,
  PENDING: words.paymentPending,
  PARTIALLY_PAID: words.partiallyPaid,
  PENDING_MERCHANT: words.paymentPending,
  CANCELED: words.paymentCanceled,
  DECLINED: words.paymentDeclined,
})

/** The status of the payment; a refund is shown before its bank has confirmed it. */
export const paymentOf = (
  { paymentStatus, activities = [] }: Pick<Order, 'paymentStatus' | 'activities'>,
  words: Words,
) => {
  const isAskedBack = activities.some(({ activityType }) => activityType === 'REFUND_INITIATED')
  return isAskedBack && paymentStatus !== 'FULLY_REFUNDED' ? words.refundPending : paymentStates(words)[paymentStatus]
}
