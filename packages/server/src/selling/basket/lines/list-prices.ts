import { listPriceOf, type PriceBuyer, type PriceList } from '@vitrine/domain/price-list/price-list.ts'
import type { Place } from '@vitrine/domain/shipping/shipping.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { groupsOfBuyer } from '../buyer-groups.ts'
import type { PricedLine } from './priced-line.ts'

interface Asking {
  readonly lists: readonly PriceList[]
  readonly owner: string
  readonly destination: Place | undefined
  readonly now: Date
}

/** Returns the buyer as price lists see them. Default country: that of the store. */
export const priceBuyerFor = async (
  reading: CatalogReading,
  { lists, owner, destination, now }: Asking,
): Promise<PriceBuyer> => {
  const needsGroups = lists.some(({ memberGroupIds }) => memberGroupIds !== undefined)
  return {
    memberGroupIds: needsGroups ? await groupsOfBuyer(reading, owner) : [],
    country: destination?.country ?? reading.site.settings.businessAddress?.country,
    now,
    ...(reading.site.charging && { charging: reading.site.charging }),
  }
}

/** Whether price lists do not apply: to overridden prices, custom lines and gift cards. */
const isExempt = ({ line, item }: PricedLine): boolean =>
  line.custom !== undefined || line.override?.price !== undefined || item.kind === 'GIFT_CARD'

const countByProduct = (lines: readonly PricedLine[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { line, item } of lines) counts.set(item.productId, (counts.get(item.productId) ?? 0) + line.quantity)
  return counts
}

/** Applies the price lists of the buyer to lines. */
export const withListPrices = async (
  reading: CatalogReading,
  lines: readonly PricedLine[],
  asking: Asking,
): Promise<readonly PricedLine[]> => {
  const { lists } = asking
  if (lists.length === 0) return lines
  const buyer = await priceBuyerFor(reading, asking)
  const counts = countByProduct(lines.filter((line) => !isExempt(line)))
  return lines.map((priced) => {
    if (isExempt(priced)) return priced
    const { item, listed = {} } = priced
    const { variantId, price, productId } = item
    const query = { variantId, price: priced.catalogPrice ?? price, listed, quantity: counts.get(productId) ?? 1 }
    const found = listPriceOf(lists, buyer, query)
    if (!found) return priced
    const fullPrice = Math.max(item.fullPrice, found.price)
    return { ...priced, item: { ...item, price: found.price, fullPrice } }
  })
}
