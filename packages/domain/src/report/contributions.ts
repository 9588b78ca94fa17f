import type { BookedType } from '../books/summary.ts'
import { split, sumOf, type Minor } from '../money.ts'
import { addFigures, nonZero, type Figures } from './figures.ts'

/** What reports group orders by. `TOTAL` has one group. */
const reportKinds = ['TOTAL', 'PRODUCT', 'COLLECTION', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'STAFF'] as const
export type ReportKind = (typeof reportKinds)[number]

/** The group of amounts that belong to no product: delivery, fees, and refunds without items. */
export const noProduct = ''

/** The group of products without a collection. */
const noCollection = ''

/** What an order adds to a group on a day. */
export interface Contribution {
  readonly currency: string
  /** Day in the time zone of the store: `2026-11-22`. */
  readonly day: string
  readonly kind: ReportKind
  readonly key: string
  /** Figures that are not 0. */
  readonly figures: Partial<Figures>
}

export interface ReportedLine {
  readonly id: string
  /** ID of the product, or another key if it is not of the catalog. */
  readonly key: string
  /** Collections of the product when the order was first counted. */
  readonly collections: readonly string[]
  readonly quantity: number
  readonly gross: Minor
  readonly discount: Minor
  readonly tax: Minor
  readonly total: Minor
  readonly isGiftCard: boolean
}

/** A part of what a refund is for. */
interface ReturnedItem extends Pick<ReportedLine, 'key' | 'collections'> {
  readonly amount: Minor
}

/** A movement of money as the books have it. */
export interface ReportedMovement {
  readonly currency: string
  readonly day: string
  readonly type: BookedType
  readonly amount: Minor
  /** Part of the amount that is for gift cards. */
  readonly giftCards: Minor
  /** What a refund is for. */
  readonly items: readonly ReturnedItem[]
}

export interface ReportedOrder {
  readonly currency: string
  readonly day: string
  /** Whether it counts as an order: neither canceled nor rejected. */
  readonly counts: boolean
  /** Whether its customer ordered before. */
  readonly isReturning: boolean
  readonly channel: string
  readonly country: string
  /** The person of the store who created it. Empty if the buyer did. */
  readonly staff: string
  readonly sums: Pick<Figures, 'gross' | 'discounts' | 'delivery' | 'fees' | 'tax' | 'total'>
  readonly lines: readonly ReportedLine[]
  readonly discounts: readonly { readonly key: string; readonly amount: Minor }[]
  readonly movements: readonly ReportedMovement[]
}

/** Figures of one group on one day. */
type Part = Omit<Contribution, 'kind'>

const moneyFields = {
  captured: 'received',
  refunded: 'refunded',
  disputed: 'disputed',
  'dispute-reversed': 'returned',
} as const satisfies Record<BookedType, keyof Figures>

const giftCardsOf = (lines: readonly ReportedLine[]): Minor =>
  sumOf(lines.filter(({ isGiftCard }) => isGiftCard).map(({ total }) => total))

const returnsOf = ({ type, amount, giftCards }: ReportedMovement): Minor =>
  type === 'refunded' ? amount - giftCards : 0

/** What the whole order adds to a group that it belongs to. */
const wholeParts = (order: ReportedOrder, key: string): Part[] => [
  ...(order.counts
    ? [
        {
          currency: order.currency,
          day: order.day,
          key,
          figures: {
            ...order.sums,
            orders: 1,
            returningOrders: order.isReturning ? 1 : 0,
            quantity: sumOf(order.lines.map(({ quantity }) => quantity)),
            giftCards: giftCardsOf(order.lines),
          },
        },
      ]
    : []),
  ...order.movements.map((movement) => ({
    currency: movement.currency,
    day: movement.day,
    key,
    figures: { [moneyFields[movement.type]]: movement.amount, returns: order.counts ? returnsOf(movement) : 0 },
  })),
]

/** Distributes a refund over its items, as far as it is for them. */
const returnedItems = (movement: ReportedMovement): readonly ReturnedItem[] => {
  const amounts = movement.items.map(({ amount }) => Math.max(0, amount))
  const shares = split(Math.min(returnsOf(movement), sumOf(amounts)), amounts)
  return movement.items.map((item, index) => ({ ...item, amount: shares[index]! }))
}

/** What exceeds the items of a refund belongs to no product. */
const returnedParts = (movement: ReportedMovement): Part[] => {
  const { currency, day } = movement
  const items = returnedItems(movement)
  const rest = returnsOf(movement) - sumOf(items.map(({ amount }) => amount))
  return [...items, { key: noProduct, amount: rest }].map(({ key, amount }) => ({
    currency,
    day,
    key,
    figures: { returns: amount },
  }))
}

/** What a line adds to its product and collections. */
const lineFigures = ({ quantity, gross, discount, tax, total, isGiftCard }: ReportedLine): Partial<Figures> => ({
  quantity,
  gross,
  discounts: discount,
  tax,
  total,
  giftCards: isGiftCard ? total : 0,
})

const productParts = (order: ReportedOrder): Part[] => {
  if (!order.counts) return []
  const { currency, day, lines, sums } = order
  const keys = [...new Set(lines.map(({ key }) => key))]
  const rest = (whole: Minor, ofLine: (line: ReportedLine) => Minor): Minor => whole - sumOf(lines.map(ofLine))
  return [
    ...keys.map((key) => ({ currency, day, key, figures: { orders: 1 } })),
    ...lines.map((line) => ({ currency, day, key: line.key, figures: lineFigures(line) })),
    {
      currency,
      day,
      key: noProduct,
      figures: {
        ...sums,
        gross: rest(sums.gross, ({ gross }) => gross),
        discounts: rest(sums.discounts, ({ discount }) => discount),
        tax: rest(sums.tax, ({ tax }) => tax),
        total: rest(sums.total, ({ total }) => total),
      },
    },
    ...order.movements.flatMap(returnedParts),
  ]
}

/** The collections of a product, or the group of products without one. */
const collectionsOf = ({ collections }: Pick<ReportedLine, 'collections'>): readonly string[] =>
  collections.length === 0 ? [noCollection] : collections

/** A product in several collections counts in each of them. Delivery, fees and refunds without items in none. */
const collectionParts = ({ counts, currency, day, lines, movements }: ReportedOrder): Part[] => {
  if (!counts) return []
  const keys = [...new Set(lines.flatMap(collectionsOf))]
  return [
    ...keys.map((key) => ({ currency, day, key, figures: { orders: 1 } })),
    ...lines.flatMap((line) => collectionsOf(line).map((key) => ({ currency, day, key, figures: lineFigures(line) }))),
    ...movements.flatMap((movement) =>
      returnedItems(movement)
        .filter(({ key }) => key !== noProduct)
        .flatMap((item) =>
          collectionsOf(item).map((key) => ({
            currency: movement.currency,
            day: movement.day,
            key,
            figures: { returns: item.amount },
          })),
        ),
    ),
  ]
}

const discountParts = ({ counts, currency, day, discounts, sums, lines }: ReportedOrder): Part[] =>
  counts
    ? discounts.map(({ key, amount }) => ({
        currency,
        day,
        key,
        figures: { orders: 1, discounts: amount, total: sums.total, giftCards: giftCardsOf(lines) },
      }))
    : []

const partsByKind: Readonly<Record<ReportKind, (order: ReportedOrder) => Part[]>> = {
  TOTAL: (order) => wholeParts(order, ''),
  PRODUCT: productParts,
  COLLECTION: collectionParts,
  CHANNEL: (order) => wholeParts(order, order.channel),
  COUNTRY: (order) => wholeParts(order, order.country),
  DISCOUNT: discountParts,
  STAFF: (order) => wholeParts(order, order.staff),
}

const groupOf = ({ currency, day, kind, key }: Contribution): string => JSON.stringify([currency, day, kind, key])

/** Adds up contributions to the same group and day. Those of nothing are left out. */
const merge = (contributions: readonly Contribution[]): Contribution[] => {
  const groups = new Map<string, Contribution>()
  for (const one of contributions) {
    const known = groups.get(groupOf(one))
    groups.set(groupOf(one), known ? { ...one, figures: addFigures([known.figures, one.figures]) } : one)
  }
  return [...groups.values()].flatMap((one) => {
    const figures = nonZero(one.figures)
    return Object.keys(figures).length === 0 ? [] : [{ ...one, figures }]
  })
}

/** Computes what an order adds to each group and day. */
export const contributionsOf = (order: ReportedOrder): Contribution[] =>
  merge(reportKinds.flatMap((kind) => partsByKind[kind](order).map((part) => ({ kind, ...part }))))

const negated = (contribution: Contribution): Contribution => ({
  ...contribution,
  figures: Object.fromEntries(Object.entries(contribution.figures).map(([name, value]) => [name, -value])),
})

/** Returns what has to be added to sums that contain `before`, so that they contain `after` instead. */
export const changesOf = (before: readonly Contribution[], after: readonly Contribution[]): Contribution[] =>
  merge([...before.map(negated), ...after])
