import type { Order, OrderWithFulfillments } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { locale, words } from '../../words/words.ts'
import type { shop } from '../../shop.ts'
import { carrierName } from '@vitrine/domain/order/fulfillment/tracking.ts'

export type Dispute = Awaited<ReturnType<typeof shop.disputes.listDisputes>>[number]
export type Evidence = NonNullable<Dispute['evidence']>

const addressOf = ({ address }: NonNullable<Order['billingInfo']>): string => addressLines(address, locale).join(', ')

const nameOf = ({ contactDetails }: NonNullable<Order['billingInfo']>): string =>
  [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')

const linesOf = ({ lineItems }: Order): string =>
  lineItems.map(({ quantity, productName }) => `${quantity} × ${productName.original ?? ''}`).join('\n')

const receiptOf = (order: Order, timeZone: string): string =>
  [
    `${words.order(order.number)}, ${dayIn(timeZone, order.createdDate)}`,
    linesOf(order),
    `${words.delivery}: ${order.priceSummary.shipping?.formattedAmount ?? ''}`,
    `${words.total}: ${order.priceSummary.total.formattedAmount}`,
  ].join('\n')

/** Carriers, tracking numbers and shipping dates of an order. */
const shippingEvidence = ({ fulfillments = [] }: OrderWithFulfillments, timeZone: string): Evidence => {
  const all = (texts: readonly (string | undefined)[]) => [...new Set(texts.filter(Boolean))].join(', ')
  return {
    shippingCarrier: all(
      fulfillments.map(
        ({ trackingInfo: { shippingProvider } = {} }) => shippingProvider && carrierName(shippingProvider),
      ),
    ),
    shippingTrackingNumber: all(fulfillments.map(({ trackingInfo }) => trackingInfo?.trackingNumber)),
    shippingDate: all(fulfillments.map(({ createdDate }) => createdDate && dayIn(timeZone, createdDate))),
  }
}

/** Evidence taken from the order. The owner can edit all of it. */
export const draftEvidence = (
  order: Order,
  { sent, timeZone }: { sent: OrderWithFulfillments; timeZone: string },
): Evidence => ({
  ...shippingEvidence(sent, timeZone),
  productDescription: linesOf(order),
  receipt: receiptOf(order, timeZone),
  customerName: order.billingInfo ? nameOf(order.billingInfo) : '',
  customerEmail: order.buyerInfo.email ?? '',
  billingAddress: order.billingInfo ? addressOf(order.billingInfo) : '',
  shippingAddress: order.recipientInfo ? addressOf(order.recipientInfo) : '',
})
