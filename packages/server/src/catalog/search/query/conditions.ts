import { allProductsId } from '../../product/api.ts'
import { flags } from '../index/segment.ts'
import type { Pattern, Traits } from '../index/traits.ts'

/** A filter with prices in minor units. */
export interface Filter {
  readonly collectionIds?: readonly string[]
  readonly price?: { readonly from?: number; readonly to?: number }
  readonly options?: readonly { readonly name: string; readonly choices: readonly string[] }[]
  readonly brands?: readonly string[]
  readonly availability?: readonly ('IN_STOCK' | 'OUT_OF_STOCK')[]
  readonly onSale?: boolean
}

/** Bits for the conditions that a product fails, other than those on its variants. */
export const bits = { price: 1, onSale: 2, brand: 4, collection: 8 } as const

/** Conditions on variants: choices per option, and availability. */
export interface VariantConditions {
  /** All option bits combined. */
  readonly all: number
  /** The bit that a choice satisfies, by choice number. */
  readonly met: Uint32Array
  /** The bit of the condition on an option, by option name. */
  readonly optionBits: ReadonlyMap<string, number>
  readonly availability: 'IN_STOCK' | 'OUT_OF_STOCK' | undefined
}

export interface Conditions {
  readonly from: number
  readonly to: number
  /** Required value of the on-sale flag, if filtered. */
  readonly onSale: number | undefined
  /** Bits failed by a brand or collection set, by its number; `undefined` if not filtered. */
  readonly brandFails: Uint8Array | undefined
  readonly collectionSetFails: Uint8Array | undefined
  readonly ofVariants: VariantConditions
}

const readVariantConditions = (filter: Filter, traits: Traits): VariantConditions => {
  const met = new Uint32Array(traits.choices.length)
  const optionBits = new Map<string, number>()
  let all = 0
  for (const { name, choices } of filter.options ?? []) {
    if (choices.length === 0) continue
    const bit = 1 << optionBits.size
    optionBits.set(name, bit)
    all |= bit
    for (const id of choices) {
      const number = traits.findChoice(name, id)
      if (number !== undefined) met[number]! |= bit
    }
  }
  const availabilities = new Set(filter.availability)
  return { all, met, optionBits, availability: availabilities.size === 1 ? [...availabilities][0] : undefined }
}

const failingBrands = ({ brands = [] }: Filter, traits: Traits): Uint8Array | undefined => {
  if (brands.length === 0) return undefined
  const fails = new Uint8Array(traits.brands.length).fill(bits.brand)
  for (const brand of brands) {
    const number = traits.findBrand(brand)
    if (number !== undefined) fails[number] = 0
  }
  return fails
}

/** Returns the sets that contain at least one of these collections. */
export const collectionSetsWith = (collections: ReadonlySet<number>, { collectionSets }: Traits): Uint8Array =>
  Uint8Array.from(collectionSets, (collectionSet) => (collectionSet.some((one) => collections.has(one)) ? 1 : 0))

const failingCollectionSets = ({ collectionIds = [] }: Filter, traits: Traits): Uint8Array | undefined => {
  // Every product is in the collection of all products.
  if (collectionIds.length === 0 || collectionIds.includes(allProductsId)) return undefined
  const wanted = new Set(collectionIds.flatMap((id) => traits.findCollection(id) ?? []))
  return collectionSetsWith(wanted, traits).map((has) => (has === 1 ? 0 : bits.collection))
}

export const readConditions = (filter: Filter, traits: Traits): Conditions => ({
  from: filter.price?.from ?? 0,
  to: filter.price?.to ?? Infinity,
  onSale: filter.onSale === undefined ? undefined : filter.onSale ? flags.onSale : 0,
  brandFails: failingBrands(filter, traits),
  collectionSetFails: failingCollectionSets(filter, traits),
  ofVariants: readVariantConditions(filter, traits),
})

/** How a product's variants satisfy the conditions, apart from availability. */
interface VariantMatch {
  /** Some variant has all requested choices. */
  readonly some: boolean
  /** Some such variant is in stock. */
  readonly someInStock: boolean
}

const missingOf = (choices: readonly number[], { all, met }: VariantConditions): number => {
  let passed = 0
  for (const choice of choices) passed |= met[choice]!
  return all & ~passed
}

export const matchVariants = (
  { shape: { variants }, soldOut }: Pattern,
  conditions: VariantConditions,
): VariantMatch => {
  // A product without visible variants has no choices and is never sold out.
  let [some, someInStock] = [
    variants.length === 0 && conditions.all === 0,
    variants.length === 0 && conditions.all === 0,
  ]
  for (const [place, choices] of variants.entries()) {
    if (missingOf(choices, conditions) !== 0) continue
    some = true
    someInStock ||= !soldOut?.has(place)
  }
  return { some, someInStock }
}

/** Whether some variant has all requested choices and the requested availability. */
export const isSatisfied = ({ some, someInStock }: VariantMatch, { availability }: VariantConditions): boolean => {
  if (availability === undefined) return some
  return availability === 'IN_STOCK' ? someInStock : some && !someInStock
}

/** Returns the choices that would still match a product, each combined with the conditions on all other options. */
export const choicesLeft = (
  { shape: { variants }, soldOut }: Pattern,
  { conditions, optionBitOf }: { conditions: VariantConditions; optionBitOf: Uint32Array },
): number[] => {
  /** Choice number → whether a variant with it is in stock. */
  const found = new Map<number, boolean>()
  for (const [place, choices] of variants.entries()) {
    const missing = missingOf(choices, conditions)
    const isInStock = !soldOut?.has(place)
    for (const choice of choices)
      if ((missing & ~optionBitOf[choice]!) === 0) found.set(choice, isInStock || found.get(choice) === true)
  }
  const { availability } = conditions
  if (availability === undefined) return [...found.keys()]
  return [...found].flatMap(([choice, isInStock]) => (isInStock === (availability === 'IN_STOCK') ? [choice] : []))
}
