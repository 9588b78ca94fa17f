import { shoppers, type Calls } from '../call.ts'
import { CatalogReference } from '../entities/cart.ts'
import { AlgorithmInfo, Recommendation, RecommendationAlgorithm } from '../entities/recommendation.ts'
import { integer, list, optional, shape } from '../schema.ts'

export const recommendationCalls = {
  getRecommendation: {
    method: 'POST',
    path: '/v1/recommendations/get',
    aliases: ['/ecom/v1/recommendations/get'],
    summary: 'Recommends products: by the first of the given algorithms that knows enough of them.',
    roles: shoppers,
    repeatable: true,
    body: shape({
      items: optional(list(CatalogReference, { maxItems: 300 })),
      algorithms: list(RecommendationAlgorithm, { minItems: 1, maxItems: 10 }),
      minimumRecommendedItems: optional(integer({ minimum: 0, maximum: 100 })),
    }),
    response: shape({ recommendation: Recommendation }),
    errors: ['ITEM_APP_ID_NOT_SUPPORTED', 'ALGORITHM_NOT_SUPPORTED', 'RECOMMENDATIONS_PROVIDER_NOT_FOUND'],
  },
  listAvailableAlgorithms: {
    method: 'GET',
    path: '/v1/recommendations/algorithms',
    aliases: ['/ecom/v1/recommendations/algorithms'],
    summary: 'Lists the algorithms that recommend products here.',
    roles: shoppers,
    repeatable: true,
    response: shape({ availableAlgorithms: list(AlgorithmInfo) }),
  },
} as const satisfies Calls
