import { allProductsId } from '../catalog/present-product.ts'
import type { FacetValues } from './facet-values.ts'
import { flags, type Segment } from './segment.ts'

/** A filter with prices in minor units. */
export interface Filter {
  readonly collectionIds?: readonly string[]
  readonly price?: { readonly from?: number; readonly to?: number }
  readonly options?: readonly { readonly name: string; readonly choices: readonly string[] }[]
  readonly brands?: readonly string[]
  readonly availability?: readonly ('IN_STOCK' | 'OUT_OF_STOCK')[]
  readonly onSale?: boolean
}

/** Which conditions a product fails, one bit each. */
export const bits = { price: 1, availability: 2, onSale: 4, brand: 8, collection: 16, option: 32 } as const

export interface Conditions {
  /** The bits of conditions on values; each is failed unless a value of the product meets it. */
  readonly ofValues: number
  /** The bit that a value meets, by its number. */
  readonly met: Uint32Array
  /** The bit of the condition on an option, by its name. */
  readonly optionBits: ReadonlyMap<string, number>
  readonly failed: (segment: Segment, product: number) => number
}

/** Conditions on values, of each facet one; what no product has meets nothing. */
const valueConditions = (filter: Filter, known: FacetValues) => {
  const met = new Uint32Array(known.values.length)
  const optionBits = new Map<string, number>()
  let ofValues = 0
  const require = (bit: number, numbers: readonly (number | undefined)[]) => {
    ofValues |= bit
    for (const number of numbers) if (number !== undefined) met[number]! |= bit
  }
  const { brands = [], collectionIds = [], options = [] } = filter
  if (brands.length > 0) require(bits.brand, brands.map((id) => known.find({ type: 'BRAND', name: '', id })))
  // Every product is in the collection of all.
  if (collectionIds.length > 0 && !collectionIds.includes(allProductsId))
    require(bits.collection, collectionIds.map((id) => known.find({ type: 'COLLECTION', name: '', id })))
  for (const { name, choices } of options.filter((option) => option.choices.length > 0)) {
    const bit = optionBits.get(name) ?? bits.option << optionBits.size
    optionBits.set(name, bit)
    require(bit, choices.map((id) => known.find({ type: 'OPTION', name, id })))
  }
  return { ofValues, met, optionBits }
}

export const readConditions = (filter: Filter, known: FacetValues): Conditions => {
  const { ofValues, met, optionBits } = valueConditions(filter, known)
  const { from = 0, to = Infinity } = filter.price ?? {}
  const there = new Set(filter.availability ?? [])
  const failed = (segment: Segment, product: number): number => {
    const price = segment.prices[product]!
    const flag = segment.flags[product]!
    let fails = price >= from && price <= to ? 0 : bits.price
    if (there.size === 1 && there.has('IN_STOCK') !== ((flag & flags.inStock) !== 0)) fails |= bits.availability
    if (filter.onSale !== undefined && filter.onSale !== ((flag & flags.onSale) !== 0)) fails |= bits.onSale
    if (ofValues === 0) return fails
    let passed = 0
    const end = segment.valueOffsets[product + 1]!
    for (let at = segment.valueOffsets[product]!; at < end; at += 1) passed |= met[segment.values[at]!]!
    return fails | (ofValues & ~passed)
  }
  return { ofValues, met, optionBits, failed }
}
