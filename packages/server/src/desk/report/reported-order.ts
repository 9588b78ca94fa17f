import { countsAsOrder } from '@vitrine/domain/customer/spent.ts'
import { separateCharges } from '@vitrine/domain/line-facet/facets.ts'
import { sumOf, times, toMinor, type Minor } from '@vitrine/domain/money.ts'
import {
  noProduct,
  type ReportedLine,
  type ReportedMovement,
  type ReportedOrder,
} from '@vitrine/domain/report/contributions.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import type { StoredOrder } from '../../orders/order/api.ts'
import type { OrderEntry } from '../books/api.ts'

/** The group of items that are not of the catalog. */
const customItem = 'custom'

/** The group of discounts that the store gave on a single order. */
const merchantDiscount = 'merchant'

type OrderBody = StoredOrder['body']
type Line = OrderBody['lineItems'][number]
type Discount = NonNullable<OrderBody['appliedDiscounts']>[number]

/** Parses amounts of an order. An imported one may lack some. */
type Amounts = (price: { readonly amount?: string } | undefined) => Minor

/** Returns the product of a line, or the group of items that are not of the catalog. */
const productOf = ({ catalogReference }: Line): string => catalogReference?.catalogItemId ?? customItem

/** Collections by product. */
export type CollectionsByProduct = Readonly<Record<string, readonly string[]>>

interface LineFacts {
  readonly minor: Amounts
  readonly collections: CollectionsByProduct
}

const lineOf = (line: Line, { minor, collections }: LineFacts): ReportedLine => {
  const gross = times(minor(line.price), line.quantity)
  const discount = minor(line.totalDiscount)
  const key = productOf(line)
  return {
    id: line.id,
    key,
    collections: collections[key] ?? [],
    quantity: line.quantity,
    gross,
    discount,
    tax: minor(line.taxInfo?.taxAmount),
    total: line.totalPriceAfterTax ? minor(line.totalPriceAfterTax) : gross - discount,
    isGiftCard: line.itemType?.preset === 'GIFT_CARD',
  }
}

/** A discount of an order with the group that it belongs to, and its name. */
const discountOf = ({ coupon, discountRule, merchantDiscount: given }: Discount) => {
  if (coupon) {
    const name = coupon.code ?? coupon.name ?? ''
    return { key: `coupon:${coupon.id ?? name}`, name, price: coupon.amount }
  }
  if (discountRule) {
    const name = discountRule.name?.original ?? ''
    return { key: `discount:${discountRule.id ?? name}`, name, price: discountRule.amount }
  }
  return { key: merchantDiscount, name: '', price: given?.amount }
}

/** The group of a part of a refund that is not for an item. */
const other = { key: noProduct, collections: [] }

const itemsOf = ({ details }: OrderEntry, lines: readonly ReportedLine[]): ReportedMovement['items'] => [
  ...(details?.lines ?? []).map(({ id, total }) => {
    const { key, collections } = lines.find((line) => line.id === id) ?? other
    return { key, collections, amount: total }
  }),
  ...(details?.fees ?? []).map(({ amount }) => ({ ...other, amount })),
  ...(details?.shipping === undefined ? [] : [{ ...other, amount: details.shipping }]),
]

const movementOf = (moved: OrderEntry, lines: readonly ReportedLine[]): ReportedMovement => {
  const { day, type, amount, shares } = moved.entry
  const giftCards = sumOf(shares.filter(({ isGiftCard }) => isGiftCard).map(({ gross }) => gross))
  return { currency: moved.currency, day, type, amount, giftCards, items: itemsOf(moved, lines) }
}

/** The country of taxation, as in the books. */
const countryOf = ({ shippingInfo, billingInfo }: OrderBody): string =>
  shippingInfo?.logistics?.shippingDestination?.address?.country ?? billingInfo?.address?.country ?? ''

const sumsOf = ({ body, total }: StoredOrder, minor: Amounts): ReportedOrder['sums'] => ({
  gross: minor(body.priceSummary.subtotal),
  discounts: minor(body.priceSummary.discount),
  delivery: minor(body.priceSummary.shipping),
  fees: sumOf(separateCharges({ additionalFees: body.additionalFees ?? [] }).map((fee) => minor(fee.total))),
  tax: minor(body.priceSummary.tax),
  total: Number(total),
})

interface Facts {
  readonly timeZone: string
  /** The currency of the store, for orders without one. */
  readonly currency: string
  readonly isReturning: boolean
  /** Movements of the order in the books. */
  readonly entries: readonly OrderEntry[]
  readonly collections: CollectionsByProduct
}

/** Converts an order to what reports need of it. */
export const reportedOrder = (order: StoredOrder, facts: Facts): ReportedOrder => {
  const { body } = order
  const { timeZone, isReturning, entries, collections } = facts
  const currency = body.currency ?? facts.currency
  const minor: Amounts = (price) => toMinor(price?.amount ?? '0', currency)
  const lines = body.lineItems.map((line) => lineOf(line, { minor, collections }))
  return {
    currency,
    day: dayIn(timeZone, order.created_date),
    counts: countsAsOrder(order.status),
    isReturning,
    channel: body.channelInfo?.type ?? '',
    country: countryOf(body),
    staff: body.createdBy?.userId ?? '',
    sums: sumsOf(order, minor),
    lines,
    discounts: (body.appliedDiscounts ?? []).map((discount) => {
      const { key, price } = discountOf(discount)
      return { key, amount: minor(price) }
    }),
    movements: entries.map((entry) => movementOf(entry, lines)),
  }
}

/** Returns the products of an order. */
export const productsOf = ({ body }: StoredOrder): string[] =>
  [...new Set(body.lineItems.map(productOf))].filter((key) => key !== customItem)

/** A group with its name in this order. */
export interface NamedGroup {
  readonly kind: 'PRODUCT' | 'COLLECTION' | 'DISCOUNT'
  readonly key: string
  readonly name: string
}

/** Returns the names of the products and discounts of an order. */
export const namedGroups = ({ body }: StoredOrder): NamedGroup[] => [
  ...body.lineItems
    .map((line) => ({ kind: 'PRODUCT' as const, key: productOf(line), name: line.productName.original ?? '' }))
    .filter(({ key }) => key !== customItem),
  ...(body.appliedDiscounts ?? [])
    .map(discountOf)
    .filter(({ key }) => key !== merchantDiscount)
    .map(({ key, name }) => ({ kind: 'DISCOUNT' as const, key, name })),
]
