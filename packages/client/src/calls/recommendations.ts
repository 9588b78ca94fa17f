// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  CatalogReference,
  Recommendation,
  RecommendationAlgorithm,
  AlgorithmInfo,
} from '../generated.ts'

/** Recommends products. Uses the first of the given algorithms that finds enough products. */
export const getRecommendation: Endpoint<
  {
    body: {
      /** Items to base the recommendation on. */
      items?: readonly CatalogReference[]
      algorithms: readonly RecommendationAlgorithm[]
      /** Minimum number of products that an algorithm must find. Default: 1. */
      minimumRecommendedItems?: number
    }
  },
  { recommendation: Recommendation }
> = { route: 'POST /v1/recommendations/get', repeatable: true }

/** Lists the available recommendation algorithms. */
export const listAvailableAlgorithms: Endpoint<{}, { availableAlgorithms: readonly AlgorithmInfo[] }> = {
  route: 'GET /v1/recommendations/algorithms',
  repeatable: true,
}
