import {
  attributeGroups,
  type AttributeGroup,
  type AttributeValues,
} from '@vitrine/domain/catalog/product-attributes.ts'

/** Numbers values in the order of their first occurrence. */
const createNumbers = <Value>() => {
  const values: Value[] = []
  const numbers = new Map<string, number>()
  return {
    values: values as readonly Value[],
    find: (key: string): number | undefined => numbers.get(key),
    numberOf: (key: string, create: () => Value): number => {
      const known = numbers.get(key)
      if (known !== undefined) return known
      const number = values.push(create()) - 1
      numbers.set(key, number)
      return number
    },
  }
}

/** A choice of an option, shared by all products that have it. */
export interface Choice {
  readonly option: string
  readonly id: string
  readonly color?: string
}

/** The options and choices of a variant. */
export interface VariantChoices {
  readonly optionIds: readonly string[]
  readonly choiceIds: readonly string[]
}

/** The visible variants of a product as choice numbers. Many products share the same shape. */
export interface Shape {
  readonly variants: readonly (readonly number[])[]
  /** Number of hidden variants. */
  readonly hidden: number
}

/** Variants, and which of them are sold out. */
export interface Pattern {
  readonly shape: Shape
  /** Positions of sold-out variants; absent if there are none. Those of hidden variants follow the visible ones. */
  readonly soldOut?: ReadonlySet<number>
  /** Positions of variants with preorders, and of those that can only be preordered. */
  readonly preorders?: ReadonlySet<number>
  readonly preorderable?: ReadonlySet<number>
}

/** The stock of a product as written by the database: places of variants, beginning with 1, separated by commas. */
interface WrittenStock {
  readonly variants: string
  readonly soldOut: string | null
  /** Followed by a plus sign if the variant can only be preordered. */
  readonly preorders: string | null
}

const placesIn = (written: readonly string[]): ReadonlySet<number> =>
  new Set(written.map((place) => Number.parseInt(place, 10) - 1))

const readPreorders = (written: string) => {
  const places = written.split(',')
  return { preorders: placesIn(places), preorderable: placesIn(places.filter((place) => place.endsWith('+'))) }
}

/** The database's format: options with their colors, and the choices of each variant in the same order. */
interface WrittenShape {
  readonly options: readonly (readonly [name: string, colors: Readonly<Record<string, string>> | null])[]
  readonly variants: readonly (readonly (string | null)[])[]
  readonly hidden: number
}

const choiceKey = (option: string, id: string) => `${option}\0${id}`

const isAllSoldOut = ({ shape: { variants }, soldOut }: Pattern): boolean =>
  variants.length > 0 && soldOut !== undefined && variants.every((_, place) => soldOut.has(place))

/**
 * Product properties other than texts. Brands, collection sets and variant sets are numbered, and each product refers
 * to one of each, so a search evaluates a set once however many products have it.
 */
export const createTraits = () => {
  // Number 0: no brand.
  const brands = createNumbers<string>()
  brands.numberOf('', () => '')
  const choices = createNumbers<Choice>()
  const collections = createNumbers<string>()
  const collectionSets = createNumbers<readonly number[]>()
  const shapes = createNumbers<Shape>()
  const patterns = createNumbers<Pattern>()
  const variantChoices = createNumbers<VariantChoices>()
  const owners = createNumbers<readonly string[]>()
  const groups = Object.fromEntries(
    attributeGroups.map((group) => [group, createNumbers<AttributeValues>()]),
  ) as Readonly<Record<AttributeGroup, ReturnType<typeof createNumbers<AttributeValues>>>>

  const readShape = (written: string): Shape => {
    const { options, variants, hidden } = JSON.parse(written) as WrittenShape
    const numberOf = (id: string, at: number) => {
      const [option, colors] = options[at]!
      const color = colors?.[id]
      return choices.numberOf(choiceKey(option, id), () => ({ option, id, ...(color !== undefined && { color }) }))
    }
    return { hidden, variants: variants.map((ids) => ids.flatMap((id, at) => (id === null ? [] : [numberOf(id, at)]))) }
  }

  return {
    brands: brands.values,
    choices: choices.values,
    collections: collections.values,
    collectionSets: collectionSets.values,
    patterns: patterns.values,
    variantChoices: variantChoices.values,
    owners: owners.values,
    /** The number of a tax group, delivery profile or import, by its ID. */
    ownerOf: (id: string | null): number => owners.numberOf(id ?? '', () => (id === null ? [] : [id])),
    /** All values of a group of attributes. */
    groupValues: (group: AttributeGroup): readonly AttributeValues[] => groups[group].values,
    /** The number of the values of a group, as written in documents. */
    groupOf: (group: AttributeGroup, written: string): number =>
      groups[group].numberOf(written, () => JSON.parse(written) as AttributeValues),
    variantChoicesOf: (written: string): number =>
      variantChoices.numberOf(written, () => {
        const [optionIds, choiceIds] = JSON.parse(written) as [readonly string[], readonly string[]]
        return { optionIds, choiceIds }
      }),
    findBrand: (brand: string) => brands.find(brand),
    findChoice: (option: string, id: string) => choices.find(choiceKey(option, id)),
    findCollection: (id: string) => collections.find(id),
    brandOf: (brand: string | null): number => brands.numberOf(brand ?? '', () => brand!),
    /** The number of a set of collections, given as comma-separated IDs. */
    collectionSetOf: (ids: string | null): number =>
      collectionSets.numberOf(ids ?? '', () => (ids ?? '').split(',').flatMap((id) => collectionNumber(id))),
    patternOf: ({ variants, soldOut, preorders }: WrittenStock): number => {
      const shape = shapes.numberOf(variants, () => readShape(variants))
      return patterns.numberOf(`${shape} ${soldOut ?? ''} ${preorders ?? ''}`, () => ({
        shape: shapes.values[shape]!,
        ...(soldOut !== null && { soldOut: placesIn(soldOut.split(',')) }),
        ...(preorders !== null && readPreorders(preorders)),
      }))
    },
    /** Whether any variant is in stock. */
    isInStock: (pattern: number): boolean => !isAllSoldOut(patterns.values[pattern]!),
  }

  function collectionNumber(id: string): number[] {
    return id === '' ? [] : [collections.numberOf(id, () => id)]
  }
}
export type Traits = ReturnType<typeof createTraits>
