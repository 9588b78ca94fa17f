import { mostGiftCardsPerLine } from '@vitrine/domain/gift-card/gift.ts'
import type { Offer } from '@vitrine/domain/cart/sellable.ts'
import { atMost, availabilityOf, quantityAvailable, type Availability } from '@vitrine/domain/stock/stock.ts'
import type { PricedLine as LineForTotals } from '@vitrine/domain/totals/totals.ts'
import type { CatalogReading } from '../catalog/offers.ts'
import { overridden } from './custom-lines.ts'
import type { StoredLine } from './record.ts'

/** A line beside what the catalog says of it now. */
export interface PricedLine {
  readonly line: StoredLine
  /** The item as it is now, or as it was last seen. */
  readonly item: StoredLine['seen']
  readonly availability: Availability | 'NOT_FOUND'
  /** How many can be sold; `Infinity` for what is not counted. */
  readonly available: number
}

/** A line that no catalog knows costs what was said, and is there as long as was said. */
const priceCustom = (line: StoredLine, { quantityAvailable: left }: NonNullable<StoredLine['custom']>): PricedLine => {
  const told =
    left === undefined ? { tracked: false as const, inStock: true } : { tracked: true as const, quantity: left }
  const stock = line.seen.kind === 'GIFT_CARD' ? atMost(told, mostGiftCardsPerLine) : told
  return {
    line,
    item: line.seen,
    availability: availabilityOf(stock, line.quantity),
    available: quantityAvailable(stock),
  }
}

const priceLine = (line: StoredLine, offer: Offer, currency: string): PricedLine => {
  if (line.custom) return priceCustom(line, line.custom)
  if (offer.state === 'not-found') return { line, item: line.seen, availability: 'NOT_FOUND', available: 0 }
  if (offer.state === 'not-for-sale') return { line, item: line.seen, availability: 'NOT_AVAILABLE', available: 0 }
  const { stock } = offer.sellable
  return {
    line,
    item: overridden(offer.sellable, line.override, currency),
    availability: availabilityOf(stock, line.quantity),
    available: quantityAvailable(stock),
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
  return lines.map((line, index) => priceLine(line, offers[index]!, site.currency))
}

/** A line as totals and discounts see it. */
export interface SellableLine extends LineForTotals {
  /** Empty for a line that no catalog knows. */
  readonly productId: string
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
    }))
