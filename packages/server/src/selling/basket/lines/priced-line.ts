import { maxGiftCardsPerLine } from '@vitrine/domain/gift-card/gift.ts'
import type { OfferDetails } from '@vitrine/domain/cart/sellable.ts'
import { amountIn, priceIn, type Charging } from '@vitrine/domain/currency/charging.ts'
import { paymentIn } from '@vitrine/domain/currency/charged-rules.ts'
import {
  atMost,
  availabilityOf,
  isPreorder,
  quantityAvailable,
  type Availability,
  type Stock,
} from '@vitrine/domain/stock/stock.ts'
import { owedPrice, type Tax } from '@vitrine/domain/tax/tax.ts'
import type { PricedLine as LineForTotals } from '@vitrine/domain/totals/totals.ts'
import type { ListedPrices } from '@vitrine/domain/price-list/price-list.ts'
import { paidAtOnce, type LinePayment } from '@vitrine/domain/purchase-terms/pay-later.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import {
  changeFacetPrices,
  facetPrice,
  type PartOfBundle,
  type PreorderNote,
} from '@vitrine/domain/line-facet/facets.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { overridden, sentPayment } from './custom-lines.ts'
import type { StoredLine } from '../record.ts'
import { preorderNote } from './preorder-note.ts'

/** A line with current data from the catalog. */
export interface PricedLine {
  readonly line: StoredLine
  /** The current item, or its last snapshot. */
  readonly item: StoredLine['seen']
  readonly availability: Availability | 'NOT_FOUND'
  /** Quantity that can be sold; `Infinity` if the stock is not tracked. */
  readonly available: number
  /** Catalog price in the store's own currency, if the item is in another one. */
  readonly catalogPrice?: Minor
  /** Price list prices of the product. */
  readonly listed?: ListedPrices
  /** Quantity rules of the product. */
  readonly terms?: Terms
  /** Payment option. */
  readonly payment: LinePayment
  /** Amount due with the order, if that is not the full price. */
  readonly deposit?: Minor
  /** Set if the item is preordered. */
  readonly preorder?: PreorderNote
  /** Set if it is a part of a bundle. */
  readonly bundle?: PartOfBundle
}

/** Prices a custom line by its own price and quantity. */
const priceCustom = (line: StoredLine, custom: NonNullable<StoredLine['custom']>, currency: string): PricedLine => {
  const { quantityAvailable: left } = custom
  const tracking =
    left === undefined ? { tracked: false as const, inStock: true } : { tracked: true as const, quantity: left }
  const stock = line.seen.kind === 'GIFT_CARD' ? atMost(tracking, maxGiftCardsPerLine) : tracking
  return {
    line,
    item: line.seen,
    availability: availabilityOf(stock, line.quantity),
    available: quantityAvailable(stock),
    payment: sentPayment(custom, currency) ?? paidAtOnce,
  }
}

type Prices = Pick<StoredLine['seen'], 'kind' | 'price' | 'fullPrice' | 'modifiers' | 'digitalFileId'>

/** Converts a catalog item to the charged currency. Gift cards are converted exactly, without price rounding. */
const itemIn = <Item extends Prices>(item: Item, charging: Charging | undefined): Item => {
  if (!charging) return item
  const convert = item.kind === 'GIFT_CARD' ? amountIn : priceIn
  const price = convert(item.price, charging)
  // Prices of modifiers are converted exactly: they are too small for price rounding.
  const converted = changeFacetPrices(item, (amount) => amountIn(amount, charging))
  return { ...converted, price, fullPrice: Math.max(price, convert(item.fullPrice, charging)) }
}

/** Returns the payment option: gift cards are paid in full, then the override applies, then the product's terms. */
const paymentOf = (
  line: StoredLine,
  offer: Extract<OfferDetails, { state: 'sold' }>,
  { currency, charging }: Site,
): LinePayment => {
  if (offer.sellable.kind === 'GIFT_CARD') return paidAtOnce
  const { paymentOption, depositAmount } = line.override ?? {}
  const sent = sentPayment({ paymentOption: paymentOption?.value, depositAmount }, currency)
  const payment = sent ?? offer.terms?.payment ?? paidAtOnce
  return sent || !charging ? payment : paymentIn(payment, charging)
}

const preorderOf = (stock: Stock, site: Site): Pick<PricedLine, 'preorder'> =>
  isPreorder(stock) ? { preorder: preorderNote(stock.preorder!, site) } : {}

const priceLine = (line: StoredLine, offer: OfferDetails, site: Site): PricedLine => {
  const { currency, charging } = site
  if (line.custom) return priceCustom(line, line.custom, currency)
  if (offer.state === 'not-found')
    return { line, item: itemIn(line.seen, charging), availability: 'NOT_FOUND', available: 0, payment: paidAtOnce }
  if (offer.state === 'not-for-sale')
    return { line, item: itemIn(line.seen, charging), availability: 'NOT_AVAILABLE', available: 0, payment: paidAtOnce }
  const { stock } = offer.sellable
  return {
    line,
    item: overridden(itemIn(offer.sellable, charging), line.override, currency),
    ...(charging && { catalogPrice: offer.sellable.price }),
    availability: availabilityOf(stock, line.quantity),
    available: quantityAvailable(stock),
    ...(offer.listed && { listed: offer.listed }),
    ...(offer.terms && { terms: offer.terms }),
    payment: paymentOf(line, offer, site),
    ...preorderOf(stock, site),
  }
}

/** Reads the current price and availability of lines from the catalog. */
export const priceLines = async (
  { readOffers, site }: CatalogReading,
  lines: readonly StoredLine[],
): Promise<PricedLine[]> => {
  const offers = await readOffers(
    lines.map(({ reference, variantId }) => ({
      ...reference,
      options: { ...reference.options, variantId },
    })),
  )
  return lines.map((line, index) => priceLine(line, offers[index]!, site))
}

/** A line as input for totals and discounts. */
export interface SellableLine extends LineForTotals {
  /** Empty for a custom line. */
  readonly productId: string
}

/** Removes included taxes that the buyer does not owe from the price of a line. */
export const owedLine = (line: PricedLine, tax: Tax): PricedLine => {
  const { item } = line
  if (!tax.contained || item.kind === 'GIFT_CARD') return line
  const { taxGroupId } = item
  const [price, fullPrice] = [owedPrice(item.price, tax, taxGroupId), owedPrice(item.fullPrice, tax, taxGroupId)]
  const owed = changeFacetPrices(item, (amount) => owedPrice(amount, tax, taxGroupId))
  return { ...line, item: { ...owed, price, fullPrice } }
}

/** Adds the prices of facets such as modifiers to a line, after price lists and discounts of the product. */
export const withFacetPrice = (priced: PricedLine): PricedLine => {
  const { item } = priced
  const added = facetPrice(item)
  if (added === 0) return priced
  return { ...priced, item: { ...item, price: item.price + added, fullPrice: item.fullPrice + added } }
}

/** Returns the input for totals. Unavailable lines are left out. */
export const sellableLines = (lines: readonly PricedLine[]): SellableLine[] =>
  lines
    .filter(({ availability }) => availability === 'AVAILABLE' || availability === 'PARTIALLY_AVAILABLE')
    .map(({ line, item, bundle }) => ({
      id: line.id,
      ...(bundle && { bundleLineId: bundle.id }),
      productId: item.productId,
      quantity: line.quantity,
      price: item.price,
      fullPrice: item.fullPrice,
      weight: item.weight ?? 0,
      physical: item.kind === 'PHYSICAL',
      isGiftCard: item.kind === 'GIFT_CARD',
      collectionIds: item.collectionIds,
      taxGroupId: item.taxGroupId,
      deliveryProfileId: line.custom?.deliveryProfileId ?? item.deliveryProfileId,
    }))
