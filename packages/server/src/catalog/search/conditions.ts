import { allProductsId } from '../product/api.ts'
import { flags } from './segment.ts'
import type { Pattern, Traits } from './traits.ts'

/** A filter with prices in minor units. */
export interface Filter {
  readonly collectionIds?: readonly string[]
  readonly price?: { readonly from?: number; readonly to?: number }
  readonly options?: readonly { readonly name: string; readonly choices: readonly string[] }[]
  readonly brands?: readonly string[]
  readonly availability?: readonly ('IN_STOCK' | 'OUT_OF_STOCK')[]
  readonly onSale?: boolean
}

/** Which conditions a product fails beside those on its variants, one bit each. */
export const bits = { price: 1, onSale: 2, brand: 4, collection: 8 } as const

/** What is asked of variants: of each option some choice, and whether it can be had. */
export interface VariantConditions {
  /** The bit of each condition on an option. */
  readonly all: number
  /** The bit that a choice meets, by its number. */
  readonly met: Uint32Array
  /** The bit of the condition on an option, by its name. */
  readonly optionBits: ReadonlyMap<string, number>
  readonly availability: 'IN_STOCK' | 'OUT_OF_STOCK' | undefined
}

export interface Conditions {
  readonly from: number
  readonly to: number
  /** What flags must be, where whether it is on sale is asked. */
  readonly onSale: number | undefined
  /** The bits that a brand or a set of collections fails, by its number; nothing where none is asked. */
  readonly brandFails: Uint8Array | undefined
  readonly shelfFails: Uint8Array | undefined
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
  const asked = new Set(filter.availability)
  return { all, met, optionBits, availability: asked.size === 1 ? [...asked][0] : undefined }
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

/** Which sets of collections have some of these. */
export const shelvesWith = (collections: ReadonlySet<number>, { shelves }: Traits): Uint8Array =>
  Uint8Array.from(shelves, (shelf) => (shelf.some((one) => collections.has(one)) ? 1 : 0))

const failingShelves = ({ collectionIds = [] }: Filter, traits: Traits): Uint8Array | undefined => {
  // Every product is in the collection of all.
  if (collectionIds.length === 0 || collectionIds.includes(allProductsId)) return undefined
  const wanted = new Set(collectionIds.flatMap((id) => traits.findCollection(id) ?? []))
  return shelvesWith(wanted, traits).map((has) => (has === 1 ? 0 : bits.collection))
}

export const readConditions = (filter: Filter, traits: Traits): Conditions => ({
  from: filter.price?.from ?? 0,
  to: filter.price?.to ?? Infinity,
  onSale: filter.onSale === undefined ? undefined : filter.onSale ? flags.onSale : 0,
  brandFails: failingBrands(filter, traits),
  shelfFails: failingShelves(filter, traits),
  ofVariants: readVariantConditions(filter, traits),
})

/** What variants of a product meet, apart from the condition on whether they can be had. */
interface Meeting {
  /** One has all choices that are asked for. */
  readonly some: boolean
  /** One of those can be had. */
  readonly someThere: boolean
}

const missingOf = (choices: readonly number[], { all, met }: VariantConditions): number => {
  let passed = 0
  for (const choice of choices) passed |= met[choice]!
  return all & ~passed
}

export const meetingOf = ({ shape: { variants }, gone }: Pattern, conditions: VariantConditions): Meeting => {
  // A product without a variant that is shown has no choice, and nothing is sold out.
  let [some, someThere] = [variants.length === 0 && conditions.all === 0, variants.length === 0 && conditions.all === 0]
  for (const [place, choices] of variants.entries()) {
    if (missingOf(choices, conditions) !== 0) continue
    some = true
    someThere ||= !gone?.has(place)
  }
  return { some, someThere }
}

/** Whether some variant has all that was chosen, and can be had or not as was asked. */
export const meets = ({ some, someThere }: Meeting, { availability }: VariantConditions): boolean => {
  if (availability === undefined) return some
  return availability === 'IN_STOCK' ? someThere : some && !someThere
}

/** The choices that would leave a product, each with what was chosen of all other options. */
export const choicesLeft = (
  { shape: { variants }, gone }: Pattern,
  { conditions, optionBitOf }: { conditions: VariantConditions; optionBitOf: Uint32Array },
): number[] => {
  /** By choice: whether a variant with it can be had. */
  const found = new Map<number, boolean>()
  for (const [place, choices] of variants.entries()) {
    const missing = missingOf(choices, conditions)
    const isThere = !gone?.has(place)
    for (const choice of choices)
      if ((missing & ~optionBitOf[choice]!) === 0) found.set(choice, isThere || found.get(choice) === true)
  }
  const { availability } = conditions
  if (availability === undefined) return [...found.keys()]
  return [...found].flatMap(([choice, isThere]) => (isThere === (availability === 'IN_STOCK') ? [choice] : []))
}
