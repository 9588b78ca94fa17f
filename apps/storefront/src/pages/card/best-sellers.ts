import type { CallOptions } from '@vitrine/client'
import type { Catalog } from '../../server/server-shop.ts'
import { cardsFor } from './card-prices.ts'
import type { CardProduct } from './card-product.ts'

const limit = 4

/** Returns the best-selling products, for pages that would otherwise be empty. Returns none if that fails. */
export const findBestSellers = async (shop: Catalog, call: CallOptions): Promise<readonly CardProduct[]> => {
  try {
    const { products } = await shop.search.searchProducts({ sort: 'BEST_SELLING', paging: { limit } }, call)
    return await cardsFor(shop, products, call)
  } catch (error) {
    if (call.signal?.aborted) throw error
    return []
  }
}
