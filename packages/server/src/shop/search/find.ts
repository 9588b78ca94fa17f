import { relevanceOf } from '@vitrine/domain/search/ranking.ts'
import { createBest } from './best.ts'
import { bits, readConditions, type Conditions, type Filter } from './conditions.ts'
import { countProduct, finishCounting, patternMeets, startCounting, type Counted, type Counting } from './counting.ts'
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
      return relevanceOf(score, boosts[product]!, isExactName)
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
const segmentAt = (thing: number): number => Math.floor(thing / mostInSegment)
// Not by `%`, which takes ten times as long for numbers of this size.
const productAt = (thing: number): number => thing - segmentAt(thing) * mostInSegment

const numericIdOf = (segments: readonly Segment[], thing: number): number =>
  segments[segmentAt(thing)]!.numericIds[productAt(thing)]!

/** Of two with the same key: by name where names are asked for, then the newer one. */
const tieBreak = ({ segments, sort }: Wanted) => {
  const isNewer = (one: number, other: number) => numericIdOf(segments, one) > numericIdOf(segments, other)
  if (sort !== 'NAME') return isNewer
  const namesOf = (thing: number) => segments[segmentAt(thing)]!.names
  return (one: number, other: number): boolean => {
    const order = compareTexts(namesOf(one), productAt(one), [namesOf(other), productAt(other)])
    return order === 0 ? isNewer(one, other) : order < 0
  }
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

const siftSegment = (segment: Segment, number: number, sifting: Sifting): number => {
  const { wanted, weighed, least, conditions, counting, best } = sifting
  const { hidden, traits } = wanted
  const shown = hidden ? flags.live : flags.live | flags.visible
  const asked = { traits, conditions: conditions.ofVariants }
  const { flags: states, patterns } = segment
  const matches: Matches | undefined = weighed.length > 0 ? matchWords(segment, weighed, number) : undefined
  const all = matches ? matches.count : segment.size
  let found = 0
  // The newest first: of many that are worth the same they are kept, and none has to make room.
  for (let at = all - 1; at >= 0; at -= 1) {
    const product = matches ? matches.products[at]! : at
    if ((states[product]! & shown) !== shown) continue
    if (matches && matches.words[product]! < least) continue
    const fails = failsOf(segment, product, conditions)
    // Whoever fails two conditions counts nowhere.
    if ((fails & (fails - 1)) !== 0) continue
    const pattern = patterns[product]!
    if (fails === 0) counting.patterns[pattern]! += 1
    if (!patternMeets(counting, pattern, asked)) continue
    countProduct(counting, fails, { segment, product })
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
  const ids = best.sorted().map((one) => readText(segments[segmentAt(one)]!.ids, productAt(one)))
  return { ids, count: found, counted: finishCounting(counting, { traits, conditions: conditions.ofVariants }) }
}
