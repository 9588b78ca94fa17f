import { relevanceOf } from '@vitrine/domain/search/ranking.ts'
import { createBest } from './best.ts'
import { bits, readConditions, type Conditions, type Filter } from './conditions.ts'
import { finishCounting, patternMeets, startCounting, type Counted, type Counting } from './counting.ts'
import { matchWords, weighWords, type Matches, type Sought, type Weighed } from './match.ts'
import { flags, type Segment } from './segment.ts'
import { compareTexts, isText, readText } from './texts.ts'

export type Sort = 'RELEVANCE' | 'BEST_SELLING' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME'

export interface Wanted extends Sought {
  readonly filter: Filter
  readonly sort: Sort
  /** So many of the best are wanted. */
  readonly most: number
  /** The words as they were typed, folded: a product of that very name goes first. */
  readonly name: string
}

export interface Found {
  readonly ids: readonly string[]
  readonly count: number
  readonly counted: Counted
}

type KeyOf = (segment: Segment, product: number, score: number) => number

/** What products are sorted by, the highest first. Without words the best sellers go first, what is sold out last. */
const keyOf = ({ sort, name }: Wanted): KeyOf => {
  const asked = Buffer.from(name)
  const keys: Readonly<Record<Sort, KeyOf>> = {
    RELEVANCE: ({ names, boosts }, product, score) => {
      const isExactName = asked.length > 0 && isText(names, product, asked)
      return relevanceOf(score, { isExactName, boost: boosts[product]! })
    },
    BEST_SELLING: ({ sold }, product) => sold[product]!,
    NEWEST: ({ numericIds }, product) => numericIds[product]!,
    PRICE_ASC: ({ prices }, product) => -prices[product]!,
    PRICE_DESC: ({ prices }, product) => prices[product]!,
    // By the names themselves, which decide between equal keys.
    NAME: () => 0,
  }
  return keys[sort]
}

/** A product among all segments: the number of its segment, and its own. */
const mostInSegment = 2 ** 30
const segmentOf = ({ segments }: Sought, thing: number): Segment => segments[Math.floor(thing / mostInSegment)]!

/** Of two with the same key: by name where names are asked for, then the newer one. */
const tieBreak =
  (wanted: Wanted) =>
  (one: number, other: number): boolean => {
    const [a, b] = [segmentOf(wanted, one), segmentOf(wanted, other)]
    const [at, bt] = [one % mostInSegment, other % mostInSegment]
    if (wanted.sort === 'NAME') {
      const order = compareTexts(a.names, at, [b.names, bt])
      if (order !== 0) return order < 0
    }
    return a.numericIds[at]! > b.numericIds[bt]!
  }

interface Sifting {
  readonly wanted: Wanted
  readonly weighed: readonly Weighed[]
  /** So many of the words a product must have. */
  readonly least: number
  readonly conditions: Conditions
  readonly counting: Counting
  readonly best: ReturnType<typeof createBest>
  readonly keyOf: KeyOf
}

/** The bits of the conditions that a product fails, beside those on its variants. */
const failsOf = (segment: Segment, product: number, conditions: Conditions): number => {
  const { from, to, onSale, brandFails, shelfFails } = conditions
  const price = segment.prices[product]!
  let fails = price >= from && price <= to ? 0 : bits.price
  if (onSale !== undefined && (segment.flags[product]! & flags.onSale) !== onSale) fails |= bits.onSale
  if (brandFails) fails |= brandFails[segment.brands[product]!]!
  if (shelfFails) fails |= shelfFails[segment.shelves[product]!]!
  return fails
}

/** Counts a product whose variants are as asked, and that fails one other condition at the most: in its facet alone. */
const count = (segment: Segment, product: number, { counting, fails }: { counting: Counting; fails: number }): void => {
  if (fails === 0 || fails === bits.brand) counting.brands[segment.brands[product]!]! += 1
  if (fails === 0 || fails === bits.collection) counting.shelves[segment.shelves[product]!]! += 1
  if (fails === 0 || fails === bits.price) counting.prices[counting.priceCount++] = segment.prices[product]!
  if ((fails === 0 || fails === bits.onSale) && (segment.flags[product]! & flags.onSale) !== 0) counting.onSale += 1
}

const siftSegment = (segment: Segment, number: number, sifting: Sifting): number => {
  const { wanted, weighed, least, conditions, counting, best } = sifting
  const { hidden, traits } = wanted
  const shown = hidden ? flags.live : flags.live | flags.visible
  const asked = { traits, conditions: conditions.ofVariants }
  const matches: Matches | undefined = weighed.length > 0 ? matchWords(segment, weighed, number) : undefined
  const all = matches ? matches.count : segment.size
  let found = 0
  for (let at = 0; at < all; at += 1) {
    const product = matches ? matches.products[at]! : at
    if ((segment.flags[product]! & shown) !== shown) continue
    if (matches && matches.words[product]! < least) continue
    const fails = failsOf(segment, product, conditions)
    // Whoever fails two conditions counts nowhere.
    if ((fails & (fails - 1)) !== 0) continue
    const pattern = segment.patterns[product]!
    if (fails === 0) counting.patterns[pattern]! += 1
    if (!patternMeets(counting, pattern, asked)) continue
    count(segment, product, { counting, fails })
    if (fails !== 0) continue
    found += 1
    const key = sifting.keyOf(segment, product, matches ? matches.scores[product]! : 1)
    best.add(key, number * mostInSegment + product)
  }
  return found
}

/** The best products, how many there are, and how many each further choice would leave. */
export const findAmong = (wanted: Wanted, least: number): Found => {
  const { traits, segments } = wanted
  const conditions = readConditions(wanted.filter, traits)
  const size = segments.reduce((sum, segment) => sum + segment.size, 0)
  const counting = startCounting(traits, size)
  const best = createBest(wanted.most, tieBreak(wanted))
  const sifting = { wanted, weighed: weighWords(wanted), least, conditions, counting, best, keyOf: keyOf(wanted) }
  let found = 0
  for (const [number, segment] of segments.entries()) found += siftSegment(segment, number, sifting)
  const ids = best.sorted().map((one) => readText(segmentOf(wanted, one).ids, one % mostInSegment))
  return { ids, count: found, counted: finishCounting(counting, { traits, conditions: conditions.ofVariants }) }
}
