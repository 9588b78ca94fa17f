import type { Product } from '@vitrine/client'
import type { Catalog } from '../../server/server-shop.ts'
import { cardsFor } from '../card/card-prices.ts'
import type { CardProduct } from '../card/card-product.ts'
import { findRecommendedIds } from './recommended-ids.ts'

const limit = 4

const findRecommended = async (shop: Catalog, product: Product, call: { signal: AbortSignal }) => {
  const ids = (await findRecommendedIds(shop.send, [product.id], call)).slice(0, limit)
  if (ids.length === 0) return []
  const found = await shop.products.queryProducts().in('id', ids).limit(limit).find(call)
  return ids.flatMap((id) => found.items.find((one) => one.id === id) ?? [])
}

/** Recommends a few products for a product page. Returns none if that fails. */
export const recommendedBeside = async (
  ...[shop, product, call]: Parameters<typeof findRecommended>
): Promise<readonly CardProduct[]> => {
  try {
    return await cardsFor(shop, await findRecommended(shop, product, call), call)
  } catch (error) {
    if (call.signal.aborted) throw error
    return []
  }
}
