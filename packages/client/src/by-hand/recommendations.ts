import type { BodyOf } from '../call-options.ts'
import type * as calls from '../calls/recommendations.ts'

/** The products to start from, and the minimum number of results. */
export type RecommendationOptions = Omit<BodyOf<typeof calls.getRecommendation>, 'algorithms'>
