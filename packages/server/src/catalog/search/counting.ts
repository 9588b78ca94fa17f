import { bits, choicesLeft, meetingOf, meets, type VariantConditions } from './conditions.ts'
import { flags, type Segment } from './segment.ts'
import type { Traits } from './traits.ts'

/** How many products have a value, where all conditions but that of its own facet are met. */
export interface Counted {
  readonly brands: Uint32Array
  readonly collections: Uint32Array
  readonly choices: Uint32Array
  readonly inStock: number
  readonly soldOut: number
  readonly onSale: number
  /** In no order. */
  readonly prices: Float64Array
  readonly lowest: number
  readonly highest: number
}

/** Numbers of this process that each search uses anew: nothing waits between their filling and their reading. */
export const createScratch = <List extends Uint8Array | Uint32Array | Float32Array | Float64Array>(
  create: (length: number) => List,
) => {
  let list = create(1024)
  /** Of at least so many, as the last search left it. */
  return (length: number): List => {
    if (list.length < length) list = create(Math.ceil(length * 1.2))
    return list
  }
}

const brandCounts = createScratch((length) => new Uint32Array(length))
const shelfCounts = createScratch((length) => new Uint32Array(length))
const patternCounts = createScratch((length) => new Uint32Array(length))
const patternStates = createScratch((length) => new Uint8Array(length))
const prices = createScratch((length) => new Float64Array(length))

/** What is known of a set of variants: nothing yet, or whether it meets the conditions. */
const states = { unknown: 0, fails: 1, meets: 2 } as const

/** Counts of one search while it is made, by numbers of sets. */
export const startCounting = (traits: Traits, size: number) => ({
  brands: brandCounts(traits.brands.length).fill(0, 0, traits.brands.length),
  shelves: shelfCounts(traits.shelves.length).fill(0, 0, traits.shelves.length),
  patterns: patternCounts(traits.patterns.length).fill(0, 0, traits.patterns.length),
  patternStates: patternStates(traits.patterns.length).fill(0, 0, traits.patterns.length),
  prices: prices(size),
  priceCount: 0,
  lowest: Infinity,
  highest: 0,
  onSale: 0,
})
export type Counting = ReturnType<typeof startCounting>

/** Whether the variants of a product meet what is asked of them; each set of variants is looked at once. */
export const patternMeets = (
  counting: Counting,
  pattern: number,
  { traits, conditions }: { traits: Traits; conditions: VariantConditions },
): boolean => {
  const known = counting.patternStates[pattern]!
  if (known !== states.unknown) return known === states.meets
  const isMet = meets(meetingOf(traits.patterns[pattern]!, conditions), conditions)
  counting.patternStates[pattern] = isMet ? states.meets : states.fails
  return isMet
}

/** Whether anything is asked of variants; else all products meet it. */
export const isAnyVariantAsked = ({ all, availability }: VariantConditions): boolean =>
  all !== 0 || availability !== undefined

/** Counts a product that fails one condition beside those on its variants: in that condition's facet alone. */
export const countAlone = (counting: Counting, fails: number, segment: Segment, product: number): void => {
  if (fails === bits.brand) counting.brands[segment.brands[product]!]! += 1
  else if (fails === bits.collection) counting.shelves[segment.shelves[product]!]! += 1
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

/** Counts products that are as asked, in all facets. */
export const countFound = (counting: Counting, segment: Segment, { count, products }: FoundIn): void => {
  const { brands, shelves, prices: list } = counting
  let { onSale, priceCount, lowest, highest } = counting
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!
    const price = segment.prices[product]!
    brands[segment.brands[product]!]! += 1
    shelves[segment.shelves[product]!]! += 1
    list[priceCount++] = price
    if (price < lowest) lowest = price
    if (price > highest) highest = price
    if ((segment.flags[product]! & flags.onSale) !== 0) onSale += 1
  }
  Object.assign(counting, { onSale, priceCount, lowest, highest })
}

/** What each set of variants counts for, as many times as products have it. */
const countVariants = ({ patterns }: Counting, { traits, conditions }: Told) => {
  const choices = new Uint32Array(traits.choices.length)
  const optionBitOf = Uint32Array.from(traits.choices, ({ option }) => conditions.optionBits.get(option) ?? 0)
  let [inStock, soldOut] = [0, 0]
  for (const [number, pattern] of traits.patterns.entries()) {
    const count = patterns[number]!
    if (count === 0) continue
    const { some, someThere } = meetingOf(pattern, conditions)
    if (someThere) inStock += count
    else if (some) soldOut += count
    for (const choice of choicesLeft(pattern, { conditions, optionBitOf })) choices[choice]! += count
  }
  return { choices, inStock, soldOut }
}

const countCollections = ({ shelves }: Counting, traits: Traits): Uint32Array => {
  const collections = new Uint32Array(traits.collections.length)
  for (const [number, shelf] of traits.shelves.entries()) {
    const count = shelves[number]!
    if (count > 0) for (const collection of shelf) collections[collection]! += count
  }
  return collections
}

interface Told {
  readonly traits: Traits
  readonly conditions: VariantConditions
}

/** What was counted by sets, told by values. Holds until the next search. */
export const finishCounting = (counting: Counting, told: Told): Counted => ({
  brands: counting.brands,
  collections: countCollections(counting, told.traits),
  ...countVariants(counting, told),
  onSale: counting.onSale,
  prices: counting.prices.subarray(0, counting.priceCount),
  lowest: counting.lowest,
  highest: counting.highest,
})
