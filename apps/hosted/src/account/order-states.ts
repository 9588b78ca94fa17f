import type { Fulfillment, Order } from '@vitrine/client'
import type { Words } from '../words/en.ts'

/** A state as buyers see it. */
export interface Shown {
  readonly label: string
  readonly tone: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical'
}

const sendings = (words: Words): Record<Order['fulfillmentStatus'], Shown> => ({
  NOT_FULFILLED: { label: words.orderPreparing, tone: 'neutral' },
  PARTIALLY_FULFILLED: { label: words.orderPartiallyShipped, tone: 'accent' },
  FULFILLED: { label: words.orderShipped, tone: 'positive' },
})

const orders = (words: Words): Record<Order['status'], Shown | undefined> => ({
  INITIALIZED: undefined,
  PENDING: { label: words.orderUnderReview, tone: 'caution' },
  APPROVED: undefined,
  CANCELED: { label: words.orderCanceled, tone: 'critical' },
  REJECTED: { label: words.orderRejected, tone: 'critical' },
})

/** How far an order is: what is wrong with it first, else how far it has come. Digital goods are not sent. */
export const statusOf = (
  { status, fulfillmentStatus, lineItems }: Pick<Order, 'status' | 'fulfillmentStatus' | 'lineItems'>,
  words: Words,
): Shown => {
  const wrong = orders(words)[status]
  if (wrong) return wrong
  const isSent = lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
  return isSent ? sendings(words)[fulfillmentStatus] : { label: words.orderConfirmed, tone: 'positive' }
}

const paymentWords = (words: Words): Record<Order['paymentStatus'], string> => ({
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

/** What became of the payment; money that is on its way back is told before its bank has said yes. */
export const paymentOf = (
  { paymentStatus, activities = [] }: Pick<Order, 'paymentStatus' | 'activities'>,
  words: Words,
) => {
  const isAskedBack = activities.some(({ activityType }) => activityType === 'REFUND_INITIATED')
  return isAskedBack && paymentStatus !== 'FULLY_REFUNDED' ? words.refundPending : paymentWords(words)[paymentStatus]
}

const carriers: Readonly<Record<string, string>> = {
  canadaPost: 'Canada Post',
  dhl: 'DHL',
  fedex: 'FedEx',
  ups: 'UPS',
  usps: 'USPS',
}

/** A carrier by the name people know; owners also write their own. */
export const carrierName = (provider: string): string => carriers[provider] ?? provider

/** What lies in a parcel, in words. */
export const shippedLines = ({ lineItems }: Order, { lineItems: sent = [] }: Fulfillment, words: Words): string[] =>
  sent.flatMap(({ id, quantity = 0 }) => {
    const line = lineItems.find((one) => one.id === id)
    return line ? [`${line.productName.original ?? ''} ${words.quantity(quantity)}`] : []
  })
