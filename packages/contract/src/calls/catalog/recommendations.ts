import { shoppers, room } from '../../call.ts'
import { CatalogReference } from '../../entities/selling/cart.ts'
import { AlgorithmInfo, Recommendation, RecommendationAlgorithm } from '../../entities/catalog/recommendation.ts'
import { integer, list, optional, shape } from '../../schema.ts'

export const recommendationCalls = room({ scope: 'catalog', area: 'products' })({
  getRecommendation: {
    method: 'POST',
    path: '/v1/recommendations/get',
    aliases: ['/ecom/v1/recommendations/get'],
    summary: 'Recommends products. Uses the first of the given algorithms that finds enough products.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({
      items: optional(list(CatalogReference, { maxItems: 300, description: 'Items to base the recommendation on.' })),
      algorithms: list(RecommendationAlgorithm, { minItems: 1, maxItems: 10 }),
      minimumRecommendedItems: optional(
        integer({
          minimum: 0,
          maximum: 100,
          description: 'Minimum number of products that an algorithm must find. Default: 1.',
        }),
      ),
    }),
    response: shape({ recommendation: Recommendation }),
    errors: ['ITEM_APP_ID_NOT_SUPPORTED', 'ALGORITHM_NOT_SUPPORTED', 'RECOMMENDATIONS_PROVIDER_NOT_FOUND'],
    client: {
      module: 'recommendations',
      args: 'algorithms ...options',
      example: [
        "const boughtTogether = { id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783', appId: catalogReference.appId }",
        'const options = { items: [catalogReference] }',
        'const { recommendation } = await client.recommendations.getRecommendation([boughtTogether], options)',
      ],
    },
  },
  listAvailableAlgorithms: {
    method: 'GET',
    path: '/v1/recommendations/algorithms',
    aliases: ['/ecom/v1/recommendations/algorithms'],
    summary: 'Lists the available recommendation algorithms.',
    roles: shoppers,
    repeatable: true,
    response: shape({ availableAlgorithms: list(AlgorithmInfo) }),
    client: {
      module: 'recommendations',
      example: 'const { availableAlgorithms } = await client.recommendations.listAvailableAlgorithms()',
    },
  },
})
