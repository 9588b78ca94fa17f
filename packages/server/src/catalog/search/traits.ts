/** Numbers values in the order in which they come first. */
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

/** A choice of an option, the same for all products that have it. */
export interface Choice {
  readonly option: string
  readonly id: string
  readonly color?: string
}

/** The variants that buyers see of a product, by the numbers of their choices: many products have the same. */
export interface Shape {
  readonly variants: readonly (readonly number[])[]
}

/** Variants, and which of them are sold out. */
export interface Pattern {
  readonly shape: Shape
  /** Sold-out variants by their places; nothing where there are none. */
  readonly gone?: ReadonlySet<number>
}

/** As the database writes them: options with their colors, and of each variant its choices in the same order. */
interface WrittenShape {
  readonly options: readonly (readonly [name: string, colors: Readonly<Record<string, string>> | null])[]
  readonly variants: readonly (readonly (string | null)[])[]
}

const choiceKey = (option: string, id: string) => `${option}\0${id}`

const allGone = ({ shape: { variants }, gone }: Pattern): boolean =>
  variants.length > 0 && gone !== undefined && gone.size >= variants.length

/**
 * What products of a store have beside words. Brands, sets of collections and sets of variants are numbered, and a
 * product has one number of each; so a search looks at a set once, however many products have it.
 */
export const createTraits = () => {
  // Number nothing: no brand.
  const brands = createNumbers<string>()
  brands.numberOf('', () => '')
  const choices = createNumbers<Choice>()
  const collections = createNumbers<string>()
  const shelves = createNumbers<readonly number[]>()
  const shapes = createNumbers<Shape>()
  const patterns = createNumbers<Pattern>()

  const readShape = (written: string): Shape => {
    const { options, variants } = JSON.parse(written) as WrittenShape
    const numberOf = (id: string, at: number) => {
      const [option, colors] = options[at]!
      const color = colors?.[id]
      return choices.numberOf(choiceKey(option, id), () => ({ option, id, ...(color !== undefined && { color }) }))
    }
    return { variants: variants.map((ids) => ids.flatMap((id, at) => (id === null ? [] : [numberOf(id, at)]))) }
  }

  return {
    brands: brands.values,
    choices: choices.values,
    collections: collections.values,
    shelves: shelves.values,
    patterns: patterns.values,
    findBrand: (brand: string) => brands.find(brand),
    findChoice: (option: string, id: string) => choices.find(choiceKey(option, id)),
    findCollection: (id: string) => collections.find(id),
    brandOf: (brand: string | null): number => brands.numberOf(brand ?? '', () => brand!),
    /** The number of a set of collections, written one after the other. */
    shelfOf: (ids: string | null): number =>
      shelves.numberOf(ids ?? '', () => (ids ?? '').split(',').flatMap((id) => collectionNumber(id))),
    patternOf: (variants: string, gone: string | null): number =>
      patterns.numberOf(`${shapes.numberOf(variants, () => readShape(variants))} ${gone ?? ''}`, () => ({
        shape: shapes.values[shapes.find(variants)!]!,
        ...(gone !== null && { gone: new Set(gone.split(',').map((place) => Number(place) - 1)) }),
      })),
    /** Whether anything of a product can be had. */
    isInStock: (pattern: number): boolean => !allGone(patterns.values[pattern]!),
  }

  function collectionNumber(id: string): number[] {
    return id === '' ? [] : [collections.numberOf(id, () => id)]
  }
}
export type Traits = ReturnType<typeof createTraits>
