import { media, type Fulfillment, type Order } from '@vitrine/client'
import { countryName } from '@vitrine/ui'
import { createMoneyText } from '../money.ts'
import type { Words } from '../words/en.ts'
import type { Speech } from '../words/speech.ts'
import { carrierName, paymentWords, shippedLines, statusOf, type Shown } from './order-states.ts'

/** An order in the list: plain data, ready to draw. */
export interface OrderRow {
  readonly id: string
  readonly number: string
  readonly date: string
  readonly status: Shown
  readonly total: string
}

export interface OrderLine {
  readonly id: string
  readonly name: string
  readonly choices: string
  readonly quantity: number
  readonly price: string
  readonly picture?: string
}

export interface Parcel {
  readonly id: string
  readonly date?: string
  readonly items: readonly string[]
  readonly provider?: string
  readonly number?: string
  readonly href?: string
}

export interface OrderView extends OrderRow {
  readonly lines: readonly OrderLine[]
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
  readonly parcels: readonly Parcel[]
  /** Something is still to be sent. */
  readonly isAwaited: boolean
}

const isZero = (price: { amount?: string } | undefined): boolean => Number(price?.amount ?? 0) === 0

export const orderRow = (order: Order, { words, locale }: Speech): OrderRow => ({
  id: order.id ?? '',
  number: order.number,
  date: order.createdDate.toISOString(),
  status: statusOf(order, words),
  total: createMoneyText(order.currency, locale)(order.priceSummary.total),
})

const lineOf = (line: Order['lineItems'][number], money: ReturnType<typeof createMoneyText>): OrderLine => ({
  id: line.id,
  name: line.productName.original ?? '',
  choices: (line.descriptionLines ?? [])
    .map(({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original ?? '')
    .filter(Boolean)
    .join(', '),
  quantity: line.quantity,
  price: money(line.lineItemPrice ?? line.price),
  ...(line.image && { picture: media.getScaledToFillImageUrl(line.image, 144, 144) }),
})

const addressOf = ({ recipientInfo }: Order, locale: string): string[] => {
  const { address, contactDetails } = recipientInfo ?? {}
  return [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
    contactDetails?.company,
    address?.addressLine,
    address?.addressLine2,
    [address?.postalCode, address?.city].filter(Boolean).join(' '),
    address?.subdivision,
    address?.country && countryName(address.country, locale),
  ].filter((line) => line !== undefined && line !== '') as string[]
}

/** A link that an owner typed in leads to the web, or nowhere. */
const webLink = (text: string | undefined): string | undefined =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined

const parcelOf = (
  order: Order,
  fulfillment: Fulfillment,
  { index, words }: { index: number; words: Words },
): Parcel => {
  const { trackingNumber, shippingProvider, trackingLink } = fulfillment.trackingInfo ?? {}
  const href = webLink(trackingLink)
  return {
    id: fulfillment.id ?? String(index),
    ...(fulfillment.createdDate && { date: fulfillment.createdDate.toISOString() }),
    items: shippedLines(order, fulfillment, words),
    ...(shippingProvider !== undefined && { provider: carrierName(shippingProvider) }),
    ...(trackingNumber !== undefined && { number: trackingNumber }),
    ...(href !== undefined && { href }),
  }
}

/** All a buyer wants to know of an order. */
export const orderView = (
  order: Order,
  { fulfillments = [], speech }: { fulfillments?: readonly Fulfillment[]; speech: Speech },
): OrderView => {
  const { subtotal, discount, shipping, tax } = order.priceSummary
  const title = order.shippingInfo?.title
  const { words, locale } = speech
  const money = createMoneyText(order.currency, locale)
  return {
    ...orderRow(order, speech),
    lines: order.lineItems.map((line) => lineOf(line, money)),
    subtotal: money(subtotal),
    ...(!isZero(discount) && { discount: money(discount, '-') }),
    ...(order.shippingInfo && { delivery: money(shipping) }),
    isDeliveryFree: isZero(shipping),
    ...(title !== undefined && { deliveryTitle: title }),
    ...(!isZero(tax) && { tax: money(tax) }),
    taxIncluded: order.taxIncludedInPrices ?? true,
    payment: paymentWords(words)[order.paymentStatus],
    address: addressOf(order, locale),
    isAwaited: order.status === 'APPROVED' && order.shippingInfo !== undefined,
    parcels: fulfillments.map((fulfillment, index) => parcelOf(order, fulfillment, { index, words })),
  }
}
