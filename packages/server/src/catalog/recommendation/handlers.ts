import type { recommendationCalls } from '@vitrine/contract'
import type { CatalogReference } from '@vitrine/contract/entities/selling/cart.ts'
import type { RecommendationAlgorithm } from '@vitrine/contract/entities/catalog/recommendation.ts'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { algorithmInfo, algorithms, type Algorithm } from './algorithms.ts'
import { onlyAvailable } from './store.ts'

const maxRecommendations = 16

/** Returns the requested algorithms, or refuses unknown ones by name. */
const knownAlgorithms = (requested: readonly RecommendationAlgorithm[]): Algorithm[] => {
  const foreign = requested.find(({ appId }) => !storesAppIds.has(appId))
  if (foreign) {
    const words = `The app ${foreign.appId} offers no recommendations; use the stores app, ${storesAppId}.`
    throw new Refusal('RECOMMENDATIONS_PROVIDER_NOT_FOUND', words)
  }
  const unsupportedAlgorithms = requested.filter(({ id }) => !algorithms.some((known) => known.id === id.toLowerCase()))
  if (unsupportedAlgorithms.length > 0) {
    const names = unsupportedAlgorithms.map(({ id }) => id).join(', ')
    const words = `Unknown algorithm ${names}: listAvailableAlgorithms lists the supported ones.`
    throw new Refusal('ALGORITHM_NOT_SUPPORTED', words, { unsupportedAlgorithms })
  }
  return requested.map(({ id }) => algorithms.find((known) => known.id === id.toLowerCase())!)
}

const productsOf = (items: readonly CatalogReference[], requested: readonly RecommendationAlgorithm[]): string[] => {
  const foreign = items.filter(({ appId }) => !storesAppIds.has(appId ?? ''))
  if (foreign.length > 0) {
    const words = `Only products of the stores app, ${storesAppId}, are in this catalog.`
    throw new Refusal('ITEM_APP_ID_NOT_SUPPORTED', words, { items: foreign, algorithms: requested })
  }
  return items.flatMap(({ catalogItemId }) => catalogItemId ?? [])
}

const recommend = async (
  db: Db,
  siteId: string,
  { algorithm, productIds }: { readonly algorithm: Algorithm; readonly productIds: readonly string[] },
): Promise<string[]> => {
  if (algorithm.isRelated && productIds.length === 0) return []
  const found = await algorithm.find(db, siteId, productIds)
  return (await onlyAvailable(db, siteId, found)).slice(0, maxRecommendations)
}

export const createRecommendationHandlers = ({ db }: Context): Handlers<typeof recommendationCalls> => ({
  getRecommendation: async ({ siteId }, { body }) => {
    const { items = [], algorithms: requested, minimumRecommendedItems = 1 } = body
    const productIds = productsOf(items, requested)
    for (const algorithm of knownAlgorithms(requested)) {
      const found = await recommend(db, siteId, { algorithm, productIds })
      if (found.length === 0 || found.length < minimumRecommendedItems) continue
      return {
        recommendation: {
          items: found.map((catalogItemId) => ({ catalogItemId, appId: storesAppId })),
          algorithm: { id: algorithm.id, appId: storesAppId },
        },
      }
    }
    return { recommendation: { items: [] } }
  },

  listAvailableAlgorithms: async () => ({ availableAlgorithms: algorithms.map(algorithmInfo) }),
})
