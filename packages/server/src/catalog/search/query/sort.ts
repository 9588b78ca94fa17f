import { relevanceOf } from '@vitrine/domain/search/ranking.ts'
import type { CompareEqual } from './top-ranked.ts'
import { createScratch } from './counting.ts'
import type { Segment } from '../index/segment.ts'
import { compareTexts, isText } from '../text/texts.ts'

export type Sort = 'RELEVANCE' | 'BEST_SELLING' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME'

/** Matching products of a segment. */
export interface FoundIn {
  readonly segment: Segment
  readonly products: Uint32Array
  readonly count: number
  /** Score by product; `undefined` without search words. */
  readonly scores: Float32Array | undefined
  /** The search expression, case-folded. */
  readonly name: Buffer
}

/** Writes sort keys, highest first. One loop per order, without a function call per product. */
type WriteKeys = (keys: Float64Array, found: FoundIn) => void

const byColumn =
  (columnOf: (segment: Segment) => Float32Array | Float64Array, sign: 1 | -1): WriteKeys =>
  (keys, { segment, products, count }) => {
    const column = columnOf(segment)
    for (let at = 0; at < count; at += 1) keys[at] = sign * column[products[at]!]!
  }

/** Without search words, best sellers come first and sold-out products last. */
const byRelevance: WriteKeys = (keys, { segment: { names, boosts }, products, count, scores, name }) => {
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!
    const isExactName = name.length > 0 && isText(names, product, name)
    keys[at] = relevanceOf(scores ? scores[product]! : 1, boosts[product]!, isExactName)
  }
}

/** Number of bytes that fit into an exact integer. */
const firstBytes = 6

/** Sorts by the first bytes; ties are resolved by comparing names. */
const byName: WriteKeys = (keys, { segment: { names }, products, count }) => {
  const { bytes, offsets } = names
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!
    const [from, to] = [offsets[product]!, offsets[product + 1]!]
    let key = 0
    for (let byte = 0; byte < firstBytes; byte += 1) key = key * 256 + (from + byte < to ? bytes[from + byte]! : 0)
    keys[at] = -key
  }
}

const orders: Readonly<Record<Sort, WriteKeys>> = {
  RELEVANCE: byRelevance,
  BEST_SELLING: byColumn(({ sold }) => sold, 1),
  NEWEST: byColumn(({ numericIds }) => numericIds, 1),
  PRICE_ASC: byColumn(({ prices }) => prices, -1),
  PRICE_DESC: byColumn(({ prices }) => prices, 1),
  NAME: byName,
}

const scratch = createScratch((length) => new Float64Array(length))

/** Computes sort keys of products. Valid until the next call. */
export const keysOf = (sort: Sort, found: FoundIn): Float64Array => {
  const keys = scratch(found.count)
  orders[sort](keys, found)
  return keys
}

/** Products are numbered across segments: segment number times this constant, plus the number within the segment. */
export const maxPerSegment = 2 ** 30
export const segmentAt = (thing: number): number => Math.floor(thing / maxPerSegment)
// Subtraction, since `%` takes ten times as long for numbers of this size.
export const productAt = (thing: number): number => thing - segmentAt(thing) * maxPerSegment

/** Returns the comparison of equal keys, if sorted by name. */
export const comparingNames = (sort: Sort, segments: readonly Segment[]): CompareEqual | undefined => {
  if (sort !== 'NAME') return undefined
  const namesOf = (thing: number) => segments[segmentAt(thing)]!.names
  return (one, other) => compareTexts(namesOf(one), productAt(one), [namesOf(other), productAt(other)])
}
