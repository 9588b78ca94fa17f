import type { Fulfillment, Order } from '@vitrine/client'
import { lineName } from '@vitrine/domain/cart/choices.ts'
import { carrierName } from '@vitrine/domain/order/fulfillment/tracking.ts'
import type { Words } from '../words/en.ts'

/** A shipment, as plain data. */
export interface Shipment {
  readonly id: string
  readonly date?: string
  readonly items: readonly string[]
  readonly provider?: string
  readonly number?: string
  readonly href?: string
}

/** Only web URLs are linked, since owners type them. */
const webLink = (text: string | undefined): string | undefined =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined

/** Describes the items of a shipment. */
const itemsOf = ({ lineItems }: Order, { lineItems: sent = [] }: Fulfillment, words: Words): string[] =>
  sent.flatMap(({ id, quantity = 0 }) => {
    const line = lineItems.find((one) => one.id === id)
    return line ? [`${lineName(line, 'buyer')} ${words.quantity(quantity)}`] : []
  })

/** Downloads are not shipped. */
const isOfFiles = ({ lineItems }: Order, { lineItems: sent = [] }: Fulfillment): boolean =>
  sent.length > 0 && sent.every(({ id }) => lineItems.find((line) => line.id === id)?.digitalFile)

/** Returns the shipments of an order. Items that are only packed don't count. */
export const shipmentsOf = (order: Order, fulfillments: readonly Fulfillment[], words: Words): Shipment[] =>
  fulfillments
    .filter((fulfillment) => fulfillment.completed !== false && !isOfFiles(order, fulfillment))
    .map((fulfillment, index) => {
      const { trackingNumber, shippingProvider, trackingLink } = fulfillment.trackingInfo ?? {}
      return {
        id: fulfillment.id ?? String(index),
        date: fulfillment.createdDate?.toISOString(),
        items: itemsOf(order, fulfillment, words),
        provider: shippingProvider === undefined ? undefined : carrierName(shippingProvider),
        number: trackingNumber,
        href: webLink(trackingLink),
      }
    })
