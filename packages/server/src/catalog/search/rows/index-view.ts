import type { StoreIndex } from '../index/index-of-store.ts'
import type { Segment } from '../index/segment.ts'

/** A segment of an index, as a caller may see it. */
export interface IndexView extends Pick<StoreIndex, 'collections' | 'traits'> {
  readonly segment: Segment
  /** Whether the caller sees hidden products, variants and categories. */
  readonly hidden: boolean
}
