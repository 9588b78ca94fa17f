// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  CatalogReference,
  Recommendation,
  RecommendationAlgorithm,
  AlgorithmInfo,
} from '../generated.ts'

/** Recommends products with the first given algorithm that finds enough. */
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

/** Lists the available recommendation algorithms. */
export const listAvailableAlgorithms: Endpoint<{}, { availableAlgorithms: readonly AlgorithmInfo[] }> = {
  route: 'GET /v1/recommendations/algorithms',
  repeatable: true,
}
