import type { DraftLine } from '@vitrine/domain/draft-order/content.ts'
import { facetPrice } from '@vitrine/domain/line-facet/facets.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { listPriceOf, type PriceBuyer, type PriceList } from '@vitrine/domain/price-list/price-list.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { placeOf } from '../../pricing/shipping/api.ts'
import { priceBuyerFor, rulesFor } from '../../selling/basket/api.ts'
import { readOffersOf } from './offers.ts'
import type { DraftOrderRecord } from './tables.ts'
import { destinationOf } from './view.ts'

type Offer = Awaited<ReturnType<typeof readOffersOf>>[number]
type SoldOffer = Extract<Offer, { readonly state: 'sold' }>

/** Returns what decides which price lists apply. */
const buyerOf = (record: DraftOrderRecord) => ({
  memberId: record.buyerInfo?.memberId,
  destination: placeOf(destinationOf(record)?.address),
})

/** Whether prices for the buyer may be others than before. */
const mayDiffer = (before: DraftOrderRecord, after: DraftOrderRecord): boolean => {
  const [one, other] = [buyerOf(before), buyerOf(after)]
  const isSameBuyer = one.memberId === other.memberId && one.destination?.country === other.destination?.country
  return before.lines !== after.lines || !isSameBuyer
}

const readSoldOffers = async (
  reading: CatalogReading,
  lines: readonly DraftLine[],
): Promise<ReadonlyMap<string, SoldOffer>> => {
  const offers = await readOffersOf(reading, lines)
  return new Map(offers.flatMap((offer, index) => (offer.state === 'sold' ? [[lines[index]!.id, offer] as const] : [])))
}

/** Counts the pieces of each product: lists may have prices for larger quantities. */
const countByProduct = (
  lines: readonly DraftLine[],
  offers: ReadonlyMap<string, SoldOffer>,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { id, quantity } of lines) {
    const productId = offers.get(id)?.sellable.productId
    if (productId !== undefined) counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  }
  return counts
}

interface Pricing {
  readonly lists: readonly PriceList[]
  readonly buyer: PriceBuyer
}

const priceFor = ({ sellable, listed = {} }: SoldOffer, quantity: number, { lists, buyer }: Pricing): Minor => {
  const { variantId, price } = sellable
  const found = listPriceOf(lists, buyer, { variantId, price, listed, quantity })
  return (found?.price ?? price) + facetPrice(sellable)
}

/**
 * Prices the lines of a changed draft whose price nobody has set as a cart would: by the first price list that is for
 * the buyer, or else by the catalog. Bundles, and lines that an edited order has already, keep their price.
 */
export const withBuyerPrices = async (
  reading: CatalogReading,
  { before, after, now }: { readonly before?: DraftOrderRecord; readonly after: DraftOrderRecord; readonly now: Date },
): Promise<DraftOrderRecord> => {
  const lines = after.lines.filter(({ followsCatalog }) => followsCatalog)
  if (lines.length === 0 || (before && !mayDiffer(before, after))) return after
  const { priceLists: lists } = await rulesFor(reading)
  const { memberId, destination } = buyerOf(after)
  const owner = memberId === undefined ? `visitor:${after.buyerInfo?.visitorId ?? ''}` : `member:${memberId}`
  const buyer = await priceBuyerFor(reading, { lists, owner, destination, now })
  const offers = await readSoldOffers(reading, lines)
  const counts = countByProduct(lines, offers)
  return {
    ...after,
    lines: after.lines.map((line) => {
      const offer = line.followsCatalog ? offers.get(line.id) : undefined
      if (!offer) return line
      return { ...line, price: priceFor(offer, counts.get(offer.sellable.productId)!, { lists, buyer }) }
    }),
  }
}
