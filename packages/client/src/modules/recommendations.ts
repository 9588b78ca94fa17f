/** Products worth showing beside others. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated-product-page.ts'
import type { RecommendationAlgorithm } from '../generated.ts'

/** The products to go by, and how many must be found at the least. */
export type RecommendationOptions = Omit<BodyOf<typeof calls.getRecommendation>, 'algorithms'>

/**
 * Recommends products: by the first of the algorithms that finds enough.
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
  options?: RecommendationOptions,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.getRecommendation>>) =>
  bind(send, calls.getRecommendation, 'algorithms ...options')

/**
 * Lists the algorithms that the store recommends by.
 *
 * @example
 * const { availableAlgorithms } = await client.recommendations.listAvailableAlgorithms()
 */
export const listAvailableAlgorithms = (
  send: Send,
): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.listAvailableAlgorithms>>) =>
  bind(send, calls.listAvailableAlgorithms, '')
