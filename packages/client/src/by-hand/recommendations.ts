import type { BodyOf } from '../call-options.ts'
import type * as calls from '../calls/recommendations.ts'

/** The products to go by, and how many must be found at the least. */
export type RecommendationOptions = Omit<BodyOf<typeof calls.getRecommendation>, 'algorithms'>
