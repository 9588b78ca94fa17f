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

const lineOf = (line: Line, minor: Amounts): ReportedLine => {
  const gross = line.lineItemPrice ? minor(line.lineItemPrice) : times(minor(line.price), line.quantity)
  const discount = minor(line.totalDiscount)
  return {
    id: line.id,
    key: line.catalogReference?.catalogItemId ?? customItem,
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

const itemsOf = ({ details }: OrderEntry, lines: readonly ReportedLine[]): ReportedMovement['items'] => [
  ...(details?.lines ?? []).map(({ id, total }) => ({
    key: lines.find((line) => line.id === id)?.key ?? noProduct,
    amount: total,
  })),
  ...(details?.fees ?? []).map(({ amount }) => ({ key: noProduct, amount })),
  ...(details?.shipping === undefined ? [] : [{ key: noProduct, amount: details.shipping }]),
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
}

/** Converts an order to what reports need of it. */
export const reportedOrder = (
  order: StoredOrder,
  { timeZone, isReturning, entries, ...site }: Facts,
): ReportedOrder => {
  const { body } = order
  const currency = body.currency ?? site.currency
  const minor: Amounts = (price) => toMinor(price?.amount ?? '0', currency)
  const lines = body.lineItems.map((line) => lineOf(line, minor))
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
