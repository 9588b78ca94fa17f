import type { DraftLine } from '@vitrine/domain/draft-order/content.ts'
import { facetPrice } from '@vitrine/domain/line-facet/facets.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { listPriceOf, type PriceBuyer, type PriceList } from '@vitrine/domain/price-list/price-list.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import { placeOf } from '../../pricing/shipping/api.ts'
import { priceBuyerFor, rulesFor } from '../../selling/basket/api.ts'
import { linesOfBundle } from './lines.ts'
import { readOffersOfItems } from './offers.ts'
import type { DraftOrderRecord } from './tables.ts'
import { destinationOf } from './view.ts'

type Offer = Awaited<ReturnType<typeof readOffersOfItems>>[number]
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

/** An item whose price follows the catalog, with its lines: several for a bundle. */
interface FollowingItem {
  readonly lines: readonly DraftLine[]
  readonly quantity: number
  readonly offer: SoldOffer
}

/** Groups the lines that follow the catalog by what was added: an item, or a bundle. */
const groupsOf = (lines: readonly DraftLine[]): readonly (readonly DraftLine[])[] => {
  const groups = new Map<string, DraftLine[]>()
  for (const line of lines) {
    if (!line.followsCatalog) continue
    const id = line.ofBundle?.id ?? line.id
    groups.set(id, [...(groups.get(id) ?? []), line])
  }
  return [...groups.values()]
}

const readFollowing = async (
  reading: CatalogReading,
  lines: readonly DraftLine[],
): Promise<readonly FollowingItem[]> => {
  const groups = groupsOf(lines)
  const offers = await readOffersOfItems(
    reading,
    groups.map(([first]) => first!.ofBundle ?? first!.details.catalogReference!),
  )
  return groups.flatMap((group, index) => {
    const offer = offers[index]!
    const { ofBundle, quantity } = group[0]!
    return offer.state === 'sold' ? [{ lines: group, quantity: ofBundle?.quantity ?? quantity, offer }] : []
  })
}

/** Counts the pieces of each product: lists may have prices for larger quantities. */
const countByProduct = (items: readonly FollowingItem[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { quantity, offer } of items) {
    const { productId } = offer.sellable
    counts.set(productId, (counts.get(productId) ?? 0) + quantity)
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

/** Identifies the variant that a part of a bundle is. */
const itemOf = ({ details: { catalogReference } }: DraftLine): string =>
  `${catalogReference?.catalogItemId} ${String(catalogReference?.options?.variantId)}`

const piecesByItem = (lines: readonly DraftLine[]): string => {
  const pieces = new Map<string, number>()
  for (const line of lines) pieces.set(itemOf(line), (pieces.get(itemOf(line)) ?? 0) + line.quantity)
  return JSON.stringify([...pieces].toSorted())
}

/**
 * Returns the parts of a bundle at its price. They stay as they are if somebody has changed one of them, if the bundle has
 * other components by now, or if a discount or a fee is for a line that a different price would not have.
 */
const repricedParts = (
  { lines, offer }: FollowingItem,
  { reading, record, price }: { reading: CatalogReading; record: DraftOrderRecord; price: Minor },
): readonly DraftLine[] => {
  if (!offer.sellable.components) return lines
  const parts = linesOfBundle(lines[0]!.ofBundle!, offer.sellable, { reading, terms: offer.terms, price })
  if (piecesByItem(parts) !== piecesByItem(lines)) return lines
  const removed = lines.filter(({ id }) => !parts.some((part) => part.id === id))
  const { lines: _lines, ...rest } = record
  if (removed.some(({ id }) => JSON.stringify(rest).includes(id))) return lines
  return parts.map((part) => {
    const known = lines.find((line) => line.id === part.id && itemOf(line) === itemOf(part))
    return known ? { ...known, quantity: part.quantity, price: part.price } : part
  })
}

/**
 * Prices the lines of a changed draft whose price nobody has set as a cart would: by the first price list that is for
 * the buyer, or else by the catalog. A bundle has a price of its own, which its parts share. Lines that an edited order has
 * already keep their price.
 */
export const withBuyerPrices = async (
  reading: CatalogReading,
  { before, after, now }: { readonly before?: DraftOrderRecord; readonly after: DraftOrderRecord; readonly now: Date },
): Promise<DraftOrderRecord> => {
  if (!after.lines.some(({ followsCatalog }) => followsCatalog) || (before && !mayDiffer(before, after))) return after
  const { priceLists: lists } = await rulesFor(reading)
  const { memberId, destination } = buyerOf(after)
  const owner = memberId === undefined ? `visitor:${after.buyerInfo?.visitorId ?? ''}` : `member:${memberId}`
  const buyer = await priceBuyerFor(reading, { lists, owner, destination, now })
  const items = await readFollowing(reading, after.lines)
  const counts = countByProduct(items)
  const repriced = new Map<string, readonly DraftLine[]>()
  for (const item of items) {
    const [first, ...others] = item.lines
    const price = priceFor(item.offer, counts.get(item.offer.sellable.productId)!, { lists, buyer })
    const changed = first!.ofBundle ? repricedParts(item, { reading, record: after, price }) : [{ ...first!, price }]
    repriced.set(first!.id, changed)
    for (const { id } of others) repriced.set(id, [])
  }
  return { ...after, lines: after.lines.flatMap((line) => repriced.get(line.id) ?? [line]) }
}
