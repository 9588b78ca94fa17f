import { maxGiftCardsPerLine } from '@vitrine/domain/gift-card/gift.ts'
import type { OfferDetails } from '@vitrine/domain/cart/sellable.ts'
import { amountIn, priceIn, type Charging } from '@vitrine/domain/currency/charging.ts'
import { paymentIn } from '@vitrine/domain/currency/charged-rules.ts'
import { atMost, availabilityOf, quantityAvailable, type Availability } from '@vitrine/domain/stock/stock.ts'
import { owedPrice, type Tax } from '@vitrine/domain/tax/tax.ts'
import type { PricedLine as LineForTotals } from '@vitrine/domain/totals/totals.ts'
import type { ListedPrices } from '@vitrine/domain/price-list/price-list.ts'
import { paidAtOnce, type LinePayment } from '@vitrine/domain/purchase-terms/pay-later.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import { withPrices } from '@vitrine/domain/modifier/modifier.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { overridden, saidPayment } from './custom-lines.ts'
import type { StoredLine } from '../record.ts'

/** A line beside what the catalog says of it now. */
export interface PricedLine {
  readonly line: StoredLine
  /** The item as it is now, or as it was last seen. */
  readonly item: StoredLine['seen']
  readonly availability: Availability | 'NOT_FOUND'
  /** How many can be sold; `Infinity` for what is not counted. */
  readonly available: number
  /** What the catalog asks in the store's own currency, where the item is in another one. */
  readonly catalogPrice?: Minor
  /** What price lists say of its product. */
  readonly listed?: ListedPrices
  /** How many of its product can be ordered. */
  readonly terms?: Terms
  /** When it is paid. */
  readonly payment: LinePayment
  /** What of it is paid with the order, where that is not all. */
  readonly deposit?: Minor
}

/** A line that no catalog knows costs what was said, and is there as long as was said. */
const priceCustom = (line: StoredLine, custom: NonNullable<StoredLine['custom']>, currency: string): PricedLine => {
  const { quantityAvailable: left } = custom
  const told =
    left === undefined ? { tracked: false as const, inStock: true } : { tracked: true as const, quantity: left }
  const stock = line.seen.kind === 'GIFT_CARD' ? atMost(told, maxGiftCardsPerLine) : told
  return {
    line,
    item: line.seen,
    availability: availabilityOf(stock, line.quantity),
    available: quantityAvailable(stock),
    payment: saidPayment(custom, currency) ?? paidAtOnce,
  }
}

type Prices = Pick<StoredLine['seen'], 'kind' | 'price' | 'fullPrice' | 'modifiers'>

/** An item of the catalog in the currency that is paid. Money for later costs what it is worth, to the last cent. */
const itemIn = <Item extends Prices>(item: Item, charging: Charging | undefined): Item => {
  if (!charging) return item
  const convert = item.kind === 'GIFT_CARD' ? amountIn : priceIn
  const price = convert(item.price, charging)
  return {
    ...item,
    price,
    fullPrice: Math.max(price, convert(item.fullPrice, charging)),
    // What is added stays small beside a price: it is not made to look like one.
    ...(item.modifiers && { modifiers: withPrices(item.modifiers, (amount) => amountIn(amount, charging)) }),
  }
}

/** Money is paid for at once; else what was said holds, and else the terms of the product. */
const paymentOf = (
  line: StoredLine,
  offer: Extract<OfferDetails, { state: 'sold' }>,
  { currency, charging }: Site,
): LinePayment => {
  if (offer.sellable.kind === 'GIFT_CARD') return paidAtOnce
  const { paymentOption, depositAmount } = line.override ?? {}
  const said = saidPayment({ paymentOption: paymentOption?.value, depositAmount }, currency)
  const payment = said ?? offer.terms?.payment ?? paidAtOnce
  return said || !charging ? payment : paymentIn(payment, charging)
}

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
  }
}

/** Asks the catalog what each line costs and whether it can be had. */
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

/** A line as totals and discounts see it. */
export interface SellableLine extends LineForTotals {
  /** Empty for a line that no catalog knows. */
  readonly productId: string
}

/** A line as its buyer owes it: without a tax that its price holds and they do not owe. */
export const owedLine = (line: PricedLine, tax: Tax): PricedLine => {
  const { item } = line
  if (!tax.contained || item.kind === 'GIFT_CARD') return line
  const { taxGroupId } = item
  const [price, fullPrice] = [owedPrice(item.price, tax, taxGroupId), owedPrice(item.fullPrice, tax, taxGroupId)]
  const modifiers = item.modifiers && withPrices(item.modifiers, (amount) => owedPrice(amount, tax, taxGroupId))
  return { ...line, item: { ...item, price, fullPrice, ...(modifiers && { modifiers }) } }
}

/** What goes into the totals: a line that cannot be had at all costs nothing. */
export const sellableLines = (lines: readonly PricedLine[]): SellableLine[] =>
  lines
    .filter(({ availability }) => availability === 'AVAILABLE' || availability === 'PARTIALLY_AVAILABLE')
    .map(({ line, item }) => ({
      id: line.id,
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
