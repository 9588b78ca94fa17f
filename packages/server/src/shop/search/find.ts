import { foldText } from '@vitrine/domain/search/fold.ts'
import { relevanceOf } from '@vitrine/domain/search/ranking.ts'
import { createBest } from './best.ts'
import { bits, readConditions, type Conditions, type Filter } from './conditions.ts'
import { matchWords, weighWords, type Sought } from './match.ts'
import { flags, mostInSegment, type Segment } from './segment.ts'
import { bytesOfText, readText } from './texts.ts'

export type Sort = 'RELEVANCE' | 'BEST_SELLING' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME'

export interface Wanted extends Sought {
  readonly filter: Filter
  readonly sort: Sort
  /** So many of the best are wanted. */
  readonly most: number
  /** The words as they were typed: a product of that very name goes first. */
  readonly name: string
}

/** How many products have a value, where all conditions but that of its own facet are met. */
export interface Counted {
  readonly values: Uint32Array
  readonly inStock: number
  readonly soldOut: number
  readonly onSale: number
  readonly prices: readonly number[]
}

export interface Found {
  readonly ids: readonly string[]
  readonly count: number
  readonly counted: Counted
}

interface Hit {
  readonly segment: Segment
  readonly product: number
  readonly score: number
}

/** So many bytes may accents add to a name: few names are read only to see that they are other ones. */
const mostAccents = 4

const isNamed = ({ names }: Segment, product: number, name: string): boolean => {
  const more = bytesOfText(names, product) - name.length
  return more >= 0 && more <= mostAccents && name !== '' && foldText(readText(names, product)) === name
}

/** Without words the best sellers go first, what is sold out last. */
const rank = ({ segment, product, score }: Hit, name: string): number =>
  relevanceOf({
    text: score,
    isExactName: isNamed(segment, product, name),
    sold: segment.sold[product]!,
    isInStock: (segment.flags[product]! & flags.inStock) !== 0,
  })

const keyOf = (hit: Hit, { sort, name }: Wanted): number => {
  const { segment, product } = hit
  switch (sort) {
    case 'RELEVANCE':
      return rank(hit, name)
    case 'BEST_SELLING':
      return segment.sold[product]!
    case 'NEWEST':
      return segment.numericIds[product]!
    case 'PRICE_ASC':
      return -segment.prices[product]!
    case 'PRICE_DESC':
      return segment.prices[product]!
    case 'NAME':
      return -segment.nameKeys[product]!
  }
}

/** Of two with the same key: by name where names are asked for, then the newer one. */
const tieBreak =
  ({ segments, sort }: Wanted) =>
  (one: number, other: number): boolean => {
    const [a, b] = [segments[Math.floor(one / mostInSegment)]!, segments[Math.floor(other / mostInSegment)]!]
    const [at, bt] = [one % mostInSegment, other % mostInSegment]
    if (sort === 'NAME') {
      const [name, otherName] = [foldText(readText(a.names, at)), foldText(readText(b.names, bt))]
      if (name !== otherName) return name < otherName
    }
    return a.numericIds[at]! > b.numericIds[bt]!
  }

const createCounter = ({ values }: Wanted, { optionBits }: Conditions) => {
  const counts = new Uint32Array(values.values.length)
  const prices: number[] = []
  const sums = { inStock: 0, soldOut: 0, onSale: 0 }
  const bitOf = Uint32Array.from(values.values, ({ type, name }) => {
    if (type === 'BRAND') return bits.brand
    return type === 'COLLECTION' ? bits.collection : (optionBits.get(name) ?? 0)
  })
  return {
    /** Counts a product that fails one condition at the most: it counts in that condition's own facet. */
    add: (segment: Segment, product: number, fails: number): void => {
      const flag = segment.flags[product]!
      const end = segment.valueOffsets[product + 1]!
      for (let at = segment.valueOffsets[product]!; at < end; at += 1) {
        const value = segment.values[at]!
        if (fails === 0 || fails === bitOf[value]) counts[value]! += 1
      }
      if (fails === 0 || fails === bits.price) prices.push(segment.prices[product]!)
      if (fails === 0 || fails === bits.availability) sums[flag & flags.inStock ? 'inStock' : 'soldOut'] += 1
      if ((fails === 0 || fails === bits.onSale) && flag & flags.onSale) sums.onSale += 1
    },
    counted: (): Counted => ({ values: counts, prices, ...sums }),
  }
}

const countSegment = (segment: Segment, number: number, { wanted, ...tools }: Counting): number => {
  const { hidden } = wanted
  const shown = hidden ? flags.live : flags.live | flags.visible
  const matches = tools.words.length > 0 ? matchWords(segment, tools.words) : undefined
  let count = 0
  for (let product = 0; product < segment.size; product += 1) {
    if ((segment.flags[product]! & shown) !== shown) continue
    if (matches && matches.words[product]! < tools.least) continue
    const fails = tools.conditions.failed(segment, product)
    // Whoever fails two conditions counts nowhere.
    if ((fails & (fails - 1)) !== 0) continue
    tools.counter.add(segment, product, fails)
    if (fails !== 0) continue
    count += 1
    const score = matches ? matches.scores[product]! : 1
    tools.best.add(keyOf({ segment, product, score }, wanted), number * mostInSegment + product)
  }
  return count
}

interface Counting {
  readonly wanted: Wanted
  readonly words: ReturnType<typeof weighWords>
  /** So many of the words a product must have. */
  readonly least: number
  readonly conditions: Conditions
  readonly counter: ReturnType<typeof createCounter>
  readonly best: ReturnType<typeof createBest>
}

/** The best products, how many there are, and how many each further choice would leave. */
export const findAmong = (wanted: Wanted, least: number): Found => {
  const conditions = readConditions(wanted.filter, wanted.values)
  const counter = createCounter(wanted, conditions)
  const best = createBest(wanted.most, tieBreak(wanted))
  const counting = { wanted, words: weighWords(wanted), least, conditions, counter, best }
  let count = 0
  for (const [number, segment] of wanted.segments.entries()) count += countSegment(segment, number, counting)
  const ids = best
    .sorted()
    .map((one) => readText(wanted.segments[Math.floor(one / mostInSegment)]!.ids, one % mostInSegment))
  return { ids, count, counted: counter.counted() }
}
