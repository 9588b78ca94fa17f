import type { Send } from '@vitrine/client'
import { getRecommendation } from '@vitrine/client/recommendations'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'

/** “Bought together” first, then “same collections”. */
const algorithms = ['d5aac1e1-2e53-4d11-85f7-7172710b4783', '68ebce04-b96a-4c52-9329-08fc9d8c1253'].map((id) => ({
  id,
  appId: storesAppId,
}))

/** Returns IDs of products that go with the given ones, best first. */
export const findRecommendedIds = async (
  send: Send,
  productIds: readonly string[],
  call: { readonly signal: AbortSignal },
): Promise<readonly string[]> => {
  const items = productIds.map((catalogItemId) => ({ catalogItemId, appId: storesAppId }))
  const { recommendation } = await getRecommendation(send)(algorithms, { items }, call)
  return recommendation.items.flatMap(({ catalogItemId }) => catalogItemId ?? [])
}
