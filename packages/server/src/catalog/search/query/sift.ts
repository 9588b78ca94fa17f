import { bits, type Conditions } from './conditions.ts'
import { countAlone, createScratch, hasVariantConditions, patternMeets, type Counting } from './counting.ts'
import { flags, type Segment } from '../index/segment.ts'
import type { Traits } from '../index/traits.ts'

export interface SiftOptions {
  readonly traits: Traits
  readonly conditions: Conditions
  /** Whether hidden products match. */
  readonly hidden: boolean
  /** `undefined` if no facet was requested: then only matches are needed. */
  readonly counting: Counting
  readonly isCounted: boolean
}

/** Products to test. Without a list: all of a segment. */
export interface Candidates {
  readonly count: number
  readonly products: Uint32Array | undefined
}

const scratch = createScratch((length) => new Uint32Array(length))

/**
 * Returns the products that meet all conditions, in the order of the candidates, and counts those that fail a single
 * one in its facet. A single loop over typed arrays takes some nanoseconds per product. The result is valid until the
 * next call.
 */
export const siftSegment = (
  segment: Segment,
  { count, products }: Candidates,
  options: SiftOptions,
): { readonly count: number; readonly products: Uint32Array } => {
  const { conditions, counting, isCounted, traits } = options
  const { from, to, onSale, brandFails, collectionSetFails, ofVariants } = conditions
  const { flags: states, prices, brands, collectionSets, patterns } = segment
  const shown = options.hidden ? flags.live : flags.live | flags.visible
  const areVariantsFiltered = hasVariantConditions(ofVariants)
  const ofPatterns = { traits, conditions: ofVariants }
  const found = scratch(count)
  let foundCount = 0
  for (let at = 0; at < count; at += 1) {
    const product = products ? products[at]! : at
    const state = states[product]!
    if ((state & shown) !== shown) continue
    const price = prices[product]!
    let fails = price >= from && price <= to ? 0 : bits.price
    if (onSale !== undefined && (state & flags.onSale) !== onSale) fails |= bits.onSale
    if (brandFails) fails |= brandFails[brands[product]!]!
    if (collectionSetFails) fails |= collectionSetFails[collectionSets[product]!]!
    // A product that fails two conditions counts in no facet.
    if ((fails & (fails - 1)) !== 0 || (fails !== 0 && !isCounted)) continue
    const pattern = patterns[product]!
    if (fails === 0 && isCounted) counting.patterns[pattern]! += 1
    if (areVariantsFiltered && !patternMeets(counting, pattern, ofPatterns)) continue
    if (fails === 0) found[foundCount++] = product
    else countAlone(counting, fails, segment, product)
  }
  return { count: foundCount, products: found }
}
