// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  CatalogReference,
  Recommendation,
  RecommendationAlgorithm,
  AlgorithmInfo,
} from '../generated.ts'

/** Recommends products: by the first of the given algorithms that knows enough of them. */
export const getRecommendation: Endpoint<
  {
    body: {
      items?: readonly CatalogReference[]
      algorithms: readonly RecommendationAlgorithm[]
      minimumRecommendedItems?: number
    }
  },
  { recommendation: Recommendation }
> = { route: 'POST /v1/recommendations/get', repeatable: true }

/** Lists the algorithms that recommend products here. */
export const listAvailableAlgorithms: Endpoint<{}, { availableAlgorithms: readonly AlgorithmInfo[] }> = {
  route: 'GET /v1/recommendations/algorithms',
  repeatable: true,
}
