import { bits, choicesLeft, matchVariants, isSatisfied, type VariantConditions } from './conditions.ts'
import { flags, type Segment } from '../index/segment.ts'
import type { Traits } from '../index/traits.ts'

/** Product counts per facet value, with all conditions applied except those of the same facet. */
export interface Counted {
  readonly brands: Uint32Array
  readonly collections: Uint32Array
  readonly choices: Uint32Array
  readonly inStock: number
  readonly soldOut: number
  readonly onSale: number
  /** Unordered. */
  readonly prices: Float64Array
  readonly lowest: number
  readonly highest: number
}

/** Creates a buffer that each search reuses. Safe because no search awaits between filling and reading it. */
export const createScratch = <List extends Uint8Array | Uint32Array | Float32Array | Float64Array>(
  create: (length: number) => List,
) => {
  let list = create(1024)
  /** Returns a buffer of at least this length, with the contents of the last search. */
  return (length: number): List => {
    if (list.length < length) list = create(Math.ceil(length * 1.2))
    return list
  }
}

const brandCounts = createScratch((length) => new Uint32Array(length))
const collectionSetCounts = createScratch((length) => new Uint32Array(length))
const patternCounts = createScratch((length) => new Uint32Array(length))
const patternStates = createScratch((length) => new Uint8Array(length))
const prices = createScratch((length) => new Float64Array(length))

/** Cached result for a set of variants. */
const states = { unknown: 0, fails: 1, meets: 2 } as const

/** Counters of one search, by set number. */
export const startCounting = (traits: Traits, size: number) => ({
  brands: brandCounts(traits.brands.length).fill(0, 0, traits.brands.length),
  collectionSets: collectionSetCounts(traits.collectionSets.length).fill(0, 0, traits.collectionSets.length),
  patterns: patternCounts(traits.patterns.length).fill(0, 0, traits.patterns.length),
  patternStates: patternStates(traits.patterns.length).fill(0, 0, traits.patterns.length),
  prices: prices(size),
  priceCount: 0,
  lowest: Infinity,
  highest: 0,
  onSale: 0,
})
export type Counting = ReturnType<typeof startCounting>

/** Whether a product's variants satisfy the conditions. Each set of variants is evaluated once. */
export const patternMeets = (
  counting: Counting,
  pattern: number,
  { traits, conditions }: { traits: Traits; conditions: VariantConditions },
): boolean => {
  const known = counting.patternStates[pattern]!
  if (known !== states.unknown) return known === states.meets
  const isMet = isSatisfied(matchVariants(traits.patterns[pattern]!, conditions), conditions)
  counting.patternStates[pattern] = isMet ? states.meets : states.fails
  return isMet
}

/** Whether there are conditions on variants; otherwise every product satisfies them. */
export const hasVariantConditions = ({ all, availability }: VariantConditions): boolean =>
  all !== 0 || availability !== undefined

/** Counts a product that fails exactly one condition, in that condition's facet only. */
export const countAlone = (counting: Counting, fails: number, segment: Segment, product: number): void => {
  if (fails === bits.brand) counting.brands[segment.brands[product]!]! += 1
  else if (fails === bits.collection) counting.collectionSets[segment.collectionSets[product]!]! += 1
  else if (fails === bits.price) countPrice(counting, segment.prices[product]!)
  else if ((segment.flags[product]! & flags.onSale) !== 0) counting.onSale += 1
}

const countPrice = (counting: Counting, price: number): void => {
  counting.prices[counting.priceCount++] = price
  if (price < counting.lowest) counting.lowest = price
  if (price > counting.highest) counting.highest = price
}

interface FoundIn {
  readonly count: number
  readonly products: Uint32Array
}

/** Counts matching products in all facets. */
export const countFound = (counting: Counting, segment: Segment, { count, products }: FoundIn): void => {
  const { brands, collectionSets, prices: list } = counting
  let { onSale, priceCount, lowest, highest } = counting
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!
    const price = segment.prices[product]!
    brands[segment.brands[product]!]! += 1
    collectionSets[segment.collectionSets[product]!]! += 1
    list[priceCount++] = price
    if (price < lowest) lowest = price
    if (price > highest) highest = price
    if ((segment.flags[product]! & flags.onSale) !== 0) onSale += 1
  }
  Object.assign(counting, { onSale, priceCount, lowest, highest })
}

/** Counts choices and availability per set of variants, weighted by the number of products with it. */
const countVariants = ({ patterns }: Counting, { traits, conditions }: CountedOn) => {
  const choices = new Uint32Array(traits.choices.length)
  const optionBitOf = Uint32Array.from(traits.choices, ({ option }) => conditions.optionBits.get(option) ?? 0)
  let [inStock, soldOut] = [0, 0]
  for (const [number, pattern] of traits.patterns.entries()) {
    const count = patterns[number]!
    if (count === 0) continue
    const { some, someInStock } = matchVariants(pattern, conditions)
    if (someInStock) inStock += count
    else if (some) soldOut += count
    for (const choice of choicesLeft(pattern, { conditions, optionBitOf })) choices[choice]! += count
  }
  return { choices, inStock, soldOut }
}

const countCollections = ({ collectionSets }: Counting, traits: Traits): Uint32Array => {
  const collections = new Uint32Array(traits.collections.length)
  for (const [number, collectionSet] of traits.collectionSets.entries()) {
    const count = collectionSets[number]!
    if (count > 0) for (const collection of collectionSet) collections[collection]! += count
  }
  return collections
}

interface CountedOn {
  readonly traits: Traits
  readonly conditions: VariantConditions
}

/** Converts counts per set to counts per value. Valid until the next search. */
export const finishCounting = (counting: Counting, countedOn: CountedOn): Counted => ({
  brands: counting.brands,
  collections: countCollections(counting, countedOn.traits),
  ...countVariants(counting, countedOn),
  onSale: counting.onSale,
  prices: counting.prices.subarray(0, counting.priceCount),
  lowest: counting.lowest,
  highest: counting.highest,
})
