import type { Product } from '@vitrine/client'
import { getRecommendation } from '@vitrine/client/recommendations'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import type { Catalog } from '../server-shop.ts'
import { cardOf, type CardProduct } from './card-product.ts'

const most = 4

/** What the shop's buyers took along, else what is in the same collections. */
const algorithms = ['d5aac1e1-2e53-4d11-85f7-7172710b4783', '68ebce04-b96a-4c52-9329-08fc9d8c1253'].map((id) => ({
  id,
  appId: storesAppId,
}))

const findRecommended = async (shop: Catalog, product: Product, call: { signal: AbortSignal }) => {
  const items = [{ catalogItemId: product.id, appId: storesAppId }]
  const { recommendation } = await getRecommendation(shop.send)(algorithms, { items }, call)
  const ids = recommendation.items.slice(0, most).flatMap(({ catalogItemId }) => catalogItemId ?? [])
  if (ids.length === 0) return []
  const found = await shop.products.queryProducts().in('id', ids).limit(most).find(call)
  return ids.flatMap((id) => found.items.find((one) => one.id === id) ?? [])
}

/** A few products worth a look beside this one. The page does without them where they cannot be had. */
export const recommendedBeside = async (
  ...[shop, product, call]: Parameters<typeof findRecommended>
): Promise<readonly CardProduct[]> => {
  try {
    return (await findRecommended(shop, product, call)).map(cardOf)
  } catch (error) {
    if (call.signal.aborted) throw error
    return []
  }
}
