import type { Static } from 'typebox'
import { entity, guid, list, oneOf, optional, shape, text } from '../../schema.ts'
import { CatalogReference } from '../selling/cart.ts'

export type RecommendationAlgorithm = Static<typeof RecommendationAlgorithm>
export const RecommendationAlgorithm = entity(
  'RecommendationAlgorithm',
  { id: guid(), appId: text({ minLength: 1, maxLength: 36 }) },
  { description: 'A recommendation algorithm and the app that provides it.' },
)

export type AlgorithmInfo = Static<typeof AlgorithmInfo>
export const AlgorithmInfo = entity(
  'AlgorithmInfo',
  {
    config: shape({
      name: text({ minLength: 1, maxLength: 50 }),
      description: text({ minLength: 1, maxLength: 500 }),
      additionalInfo: optional(text({ minLength: 1, maxLength: 300 })),
      algorithmType: oneOf(['UNSPECIFIED', 'RELATED_ITEMS', 'GLOBAL'], {
        description: '`RELATED_ITEMS`: requires products in the request. `GLOBAL`: does not.',
      }),
      algorithmId: guid(),
    }),
    appId: text({ minLength: 1, maxLength: 36 }),
    catalogAppIds: list(text({ minLength: 1, maxLength: 36 })),
  },
  { description: 'A description of a recommendation algorithm.' },
)

export type Recommendation = Static<typeof Recommendation>
export const Recommendation = entity(
  'Recommendation',
  {
    items: list(CatalogReference, { maxItems: 100, description: 'Recommended products, best match first.' }),
    algorithm: optional(RecommendationAlgorithm),
  },
  { description: 'Recommended products and the algorithm that was used.' },
)
