import { bits, type Conditions } from './conditions.ts'
import { countAlone, createScratch, isAnyVariantAsked, patternMeets, type Counting } from './counting.ts'
import { flags, type Segment } from './segment.ts'
import type { Traits } from './traits.ts'

export interface Sieve {
  readonly traits: Traits
  readonly conditions: Conditions
  /** Hidden products pass, too. */
  readonly hidden: boolean
  /** Nothing where no facet is asked for: then only what was found matters. */
  readonly counting: Counting
  readonly isCounted: boolean
}

/** Products to look at; without a list all of a segment. */
export interface Candidates {
  readonly count: number
  readonly products: Uint32Array | undefined
}

const scratch = createScratch((length) => new Uint32Array(length))

/**
 * The products that meet all conditions, in the order of the candidates; those that fail a single one are counted in
 * its facet. In one loop over plain lists: each product takes some nanoseconds. What is found holds until the next time.
 */
export const siftSegment = (
  segment: Segment,
  { count, products }: Candidates,
  sieve: Sieve,
): { readonly count: number; readonly products: Uint32Array } => {
  const { conditions, counting, isCounted, traits } = sieve
  const { from, to, onSale, brandFails, shelfFails, ofVariants } = conditions
  const { flags: states, prices, brands, shelves, patterns } = segment
  const shown = sieve.hidden ? flags.live : flags.live | flags.visible
  const areVariantsAsked = isAnyVariantAsked(ofVariants)
  const asked = { traits, conditions: ofVariants }
  const found = scratch(count)
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const product = products ? products[at]! : at
    const state = states[product]!
    if ((state & shown) !== shown) continue
    const price = prices[product]!
    let fails = price >= from && price <= to ? 0 : bits.price
    if (onSale !== undefined && (state & flags.onSale) !== onSale) fails |= bits.onSale
    if (brandFails) fails |= brandFails[brands[product]!]!
    if (shelfFails) fails |= shelfFails[shelves[product]!]!
    // Whoever fails two conditions counts nowhere.
    if ((fails & (fails - 1)) !== 0 || (fails !== 0 && !isCounted)) continue
    const pattern = patterns[product]!
    if (fails === 0 && isCounted) counting.patterns[pattern]! += 1
    if (areVariantsAsked && !patternMeets(counting, pattern, asked)) continue
    if (fails === 0) found[kept++] = product
    else countAlone(counting, fails, segment, product)
  }
  return { count: kept, products: found }
}
