import type { Fulfillment, Order } from '@vitrine/client'
import { deliveryDiscount, namedDiscounts } from '@vitrine/domain/order/amount/named-discounts.ts'
import { lineAmount } from '@vitrine/domain/order/amount/line-amount.ts'
import { addressLines, recipientLines } from '@vitrine/domain/address/lines.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'
import { chargeName } from '../../checkout/summary/charges.ts'
import { timeText } from '../../text/delivery-text.ts'
import { lineOf, type Line } from '../../text/line.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { taxLines, type TaxLine } from '../../text/tax-lines.ts'
import { createMoneyText, isZero } from '../../text/money.ts'
import { shipmentsOf, type Shipment } from '../../shipment/shipments.ts'
import type { Speech } from '../../words/speech.ts'
import { paymentOf, statusOf, type Shown } from './order-states.ts'

/** An order in the list, as plain data. */
export interface OrderRow {
  readonly id: string
  readonly number: string
  readonly date: string
  readonly status: Shown
  readonly total: string
}

export interface OrderView extends OrderRow {
  readonly lines: readonly Line[]
  readonly subtotal: string
  /** By name, as negative amounts. */
  readonly discounts: readonly { readonly label: string; readonly amount: string }[]
  readonly delivery?: string
  readonly isDeliveryFree: boolean
  /** Additional fees. */
  readonly fees: readonly { readonly name: string; readonly amount: string }[]
  readonly deliveryTitle?: string
  /** Name of the delivery discount. */
  readonly deliveryDiscount?: string
  readonly deliveryTime?: string
  /** Pickup address. */
  readonly pickup: readonly string[]
  readonly isPickup: boolean
  readonly taxes: readonly TaxLine[]
  /** VAT ID of the buyer. Set for reverse charge. */
  readonly reverseChargeFor?: string
  readonly payment: string
  readonly address: readonly string[]
  readonly shipments: readonly Shipment[]
  /** Whether something is still to be shipped. */
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
  const { address, contactDetails } = recipientInfo ?? {}
  return recipientLines({ contactDetails, ...(address && { address: withStateName(address) }) }, locale)
}

/** Whether only files of an order with shipped goods were fulfilled. */
const isDownloadedAlone = ({ status, fulfillmentStatus }: Order, shipments: readonly Shipment[]): boolean =>
  status === 'APPROVED' && fulfillmentStatus === 'PARTIALLY_FULFILLED' && shipments.length === 0

/** Returns the taxes of the order as placed. */
const taxesOf = (order: Order, { words, locale }: Speech): TaxLine[] => {
  const { currency, taxInfo, priceSummary, taxIncludedInPrices = true } = order
  const money = createMoneyText(currency, locale)
  return taxLines(
    (taxInfo?.taxBreakdown ?? []).map(({ taxName, rate, aggregatedTaxAmount }) => ({
      taxName,
      rate,
      amount: toMinor(aggregatedTaxAmount?.amount ?? '0', currency),
    })),
    {
      words,
      locale,
      isIncluded: taxIncludedInPrices,
      whole: money(priceSummary.tax),
      text: (amount) => money({ amount: toDecimal(amount, currency) }),
    },
  )
}

/** Returns the data of an order page. */
export const orderView = (
  order: Order,
  { fulfillments = [], speech }: { fulfillments?: readonly Fulfillment[]; speech: Speech },
): OrderView => {
  const { subtotal, discount, shipping, tax } = order.priceSummary
  const { words, locale } = speech
  const money = createMoneyText(order.currency, locale)
  const why = deliveryDiscount(order.appliedDiscounts)
  const shipments = shipmentsOf(order, fulfillments, words)
  return {
    ...orderRow(order, speech),
    ...(isDownloadedAlone(order, shipments) && { status: { label: words.orderPreparing, tone: 'neutral' } }),
    lines: order.lineItems.map((line) => ({
      ...lineOf(line, line.image),
      price: money({ amount: lineAmount(line) ?? line.price.amount }),
    })),
    subtotal: money(subtotal),
    discounts: namedDiscounts(order.appliedDiscounts, { all: discount, word: words.discount }).map(
      ({ label, amount }) => ({ label, amount: money(amount, '-') }),
    ),
    ...(why !== undefined && { deliveryDiscount: why }),
    ...(order.shippingInfo && { delivery: money(shipping) }),
    isDeliveryFree: isZero(shipping),
    fees: (order.additionalFees ?? []).map(({ code, name, price }) => ({
      name: chargeName({ code, name }, words),
      amount: money(price),
    })),
    deliveryTitle: order.shippingInfo?.title,
    deliveryTime: timeText(order.shippingInfo?.logistics?.deliveryTimeSlot, locale),
    pickup: addressLines(order.shippingInfo?.logistics?.pickupDetails?.address, locale),
    isPickup: order.shippingInfo?.logistics?.pickupDetails !== undefined,
    taxes: isZero(tax) ? [] : taxesOf(order, speech),
    ...(order.taxInfo?.reverseCharge && { reverseChargeFor: order.taxInfo.reverseCharge.buyerVatId }),
    payment: paymentOf(order, speech),
    address: addressOf(order, locale),
    isAwaited:
      order.status === 'APPROVED' && order.fulfillmentStatus !== 'CANCELED' && order.shippingInfo !== undefined,
    shipments,
  }
}
