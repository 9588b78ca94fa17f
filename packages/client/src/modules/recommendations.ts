// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { CatalogReference, Recommendation, RecommendationAlgorithm, AlgorithmInfo } from '../generated.ts'
export * from '../by-hand/recommendations.ts'

/**
 * Recommends products. Uses the first of the given algorithms that finds enough products.
 *
 * @example
 * const boughtTogether = { id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783', appId: catalogReference.appId }
 * const options = { items: [catalogReference] }
 * const { recommendation } = await client.recommendations.getRecommendation([boughtTogether], options)
 */
export const getRecommendation = (
  send: Send,
): ((
  algorithms: readonly RecommendationAlgorithm[],
  options?: { items?: readonly CatalogReference[]; minimumRecommendedItems?: number },
  call?: CallOptions,
) => Promise<{ recommendation: Recommendation }>) =>
  bind(send, { route: 'POST /v1/recommendations/get algorithms ...options', repeatable: true })

/**
 * Lists the available recommendation algorithms.
 *
 * @example
 * const { availableAlgorithms } = await client.recommendations.listAvailableAlgorithms()
 */
export const listAvailableAlgorithms = (
  send: Send,
): ((call?: CallOptions) => Promise<{ availableAlgorithms: readonly AlgorithmInfo[] }>) =>
  bind(send, { route: 'GET /v1/recommendations/algorithms', repeatable: true })
