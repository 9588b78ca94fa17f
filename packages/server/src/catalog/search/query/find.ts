import { createBest } from './top-ranked.ts'
import { readConditions, type Filter } from './conditions.ts'
import { countFound, finishCounting, startCounting, type Counted } from './counting.ts'
import { matchWords, weighWords, type Matches, type WordQuery } from './match.ts'
import { siftSegment } from './sift.ts'
import { comparingNames, keysOf, maxPerSegment, productAt, segmentAt, type Sort } from './sort.ts'
import { readText } from '../text/texts.ts'

export interface FindOptions extends WordQuery {
  readonly filter: Filter
  readonly sort: Sort
  /** Number of results needed. */
  readonly limit: number
  /** The typed words, case-folded: an exact product name ranks first. */
  readonly name: string
  /** Whether any facet was requested. */
  readonly isCounted: boolean
}

export interface Found {
  readonly ids: readonly string[]
  readonly count: number
  /** Meaningless if no facet was requested. */
  readonly counted: Counted
}

/** Finds the best products, their total, and the counts of all facet values. */
export const findAmong = (wanted: FindOptions, least: number): Found => {
  const { traits, segments, sort, isCounted, hidden } = wanted
  const conditions = readConditions(wanted.filter, traits)
  const counting = startCounting(
    traits,
    segments.reduce((sum, { size }) => sum + size, 0),
  )
  const best = createBest(wanted.limit, comparingNames(sort, segments))
  const weighed = weighWords(wanted)
  const name = Buffer.from(wanted.name)
  let count = 0
  for (const [number, segment] of segments.entries()) {
    const all = { count: segment.size, products: undefined, scores: undefined }
    const matches: Matches | typeof all = weighed.length > 0 ? matchWords(segment, weighed, { number, least }) : all
    const found = siftSegment(segment, matches, { traits, conditions, hidden, counting, isCounted })
    if (isCounted) countFound(counting, segment, found)
    const keys = keysOf(sort, { segment, ...found, scores: matches.scores, name })
    best.addAll({
      count: found.count,
      things: found.products,
      keys,
      ties: segment.numericIds,
      first: number * maxPerSegment,
    })
    count += found.count
  }
  const ids = best.sorted().map((one) => readText(segments[segmentAt(one)]!.ids, productAt(one)))
  return { ids, count, counted: finishCounting(counting, { traits, conditions: conditions.ofVariants }) }
}
