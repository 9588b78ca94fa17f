import { carrierName } from '@vitrine/domain/order/tracking.ts'
import type { Fulfillment, Order } from '@vitrine/client'
import { lineAmount } from '@vitrine/domain/order/line-amount.ts'
import { addressLines } from '@vitrine/ui'
import { lineOf, type Line } from '../line.ts'
import { createMoneyText, isZero } from '../money.ts'
import type { Words } from '../words/en.ts'
import type { Speech } from '../words/speech.ts'
import { paymentOf, shippedLines, statusOf, type Shown } from './order-states.ts'

/** An order in the list: plain data, ready to draw. */
export interface OrderRow {
  readonly id: string
  readonly number: string
  readonly date: string
  readonly status: Shown
  readonly total: string
}

export interface Shipment {
  readonly id: string
  readonly date?: string
  readonly items: readonly string[]
  readonly provider?: string
  readonly number?: string
  readonly href?: string
}

export interface OrderView extends OrderRow {
  readonly lines: readonly Line[]
  readonly subtotal: string
  /** With its minus. */
  readonly discount?: string
  readonly delivery?: string
  readonly isDeliveryFree: boolean
  readonly deliveryTitle?: string
  readonly tax?: string
  readonly taxIncluded: boolean
  readonly payment: string
  readonly address: readonly string[]
  readonly shipments: readonly Shipment[]
  /** Something is still to be sent. */
  readonly isAwaited: boolean
}

export const orderRow = (order: Order, { words, locale }: Speech): OrderRow => ({
  id: order.id ?? '',
  number: order.number,
  date: order.createdDate.toISOString(),
  status: statusOf(order, words),
  total: createMoneyText(order.currency, locale)(order.priceSummary.total),
})

const addressOf = ({ recipientInfo }: Order, locale: string): string[] => {
  const { address, contactDetails: { firstName, lastName, company = '' } = {} } = recipientInfo ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return [...[name, company].filter((line) => line !== ''), ...addressLines(address, locale)]
}

/** A link that an owner typed in leads to the web, or nowhere. */
const webLink = (text: string | undefined): string | undefined =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined

const shipmentOf = (
  order: Order,
  fulfillment: Fulfillment,
  { index, words }: { index: number; words: Words },
): Shipment => {
  const { trackingNumber, shippingProvider, trackingLink } = fulfillment.trackingInfo ?? {}
  return {
    id: fulfillment.id ?? String(index),
    date: fulfillment.createdDate?.toISOString(),
    items: shippedLines(order, fulfillment, words),
    provider: shippingProvider === undefined ? undefined : carrierName(shippingProvider),
    number: trackingNumber,
    href: webLink(trackingLink),
  }
}

/** All a buyer wants to know of an order. */
export const orderView = (
  order: Order,
  { fulfillments = [], speech }: { fulfillments?: readonly Fulfillment[]; speech: Speech },
): OrderView => {
  const { subtotal, discount, shipping, tax } = order.priceSummary
  const { words, locale } = speech
  const money = createMoneyText(order.currency, locale)
  return {
    ...orderRow(order, speech),
    lines: order.lineItems.map((line) => ({
      ...lineOf(line, line.image),
      price: money({ amount: lineAmount(line) ?? line.price.amount }),
    })),
    subtotal: money(subtotal),
    ...(!isZero(discount) && { discount: money(discount, '-') }),
    ...(order.shippingInfo && { delivery: money(shipping) }),
    isDeliveryFree: isZero(shipping),
    deliveryTitle: order.shippingInfo?.title,
    ...(!isZero(tax) && { tax: money(tax) }),
    taxIncluded: order.taxIncludedInPrices ?? true,
    payment: paymentOf(order, words),
    address: addressOf(order, locale),
    isAwaited: order.status === 'APPROVED' && order.shippingInfo !== undefined,
    // What is only packed has not been shipped.
    shipments: fulfillments
      .filter(({ completed }) => completed !== false)
      .map((fulfillment, index) => shipmentOf(order, fulfillment, { index, words })),
  }
}
