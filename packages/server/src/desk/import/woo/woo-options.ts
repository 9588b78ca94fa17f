import type { Cells } from '../file/cells.ts'
import type { OptionDraft } from '../product/draft.ts'
import { maxVariants } from '../product/options.ts'
import type { Row } from '../file/rows.ts'
import { attributePlaces, type AttributePlace, type WooColumn } from './woo-columns.ts'
import { listOf } from './woo-lists.ts'

type WooCells = Cells<WooColumn>

/** Bounds of product options in the contract. */
const longestWord = 50
const maxOptions = 6

interface Attribute {
  readonly place: AttributePlace
  readonly name: string
  readonly values: readonly string[]
  /** Lower-case value → spelling in the file. */
  readonly spellings: ReadonlyMap<string, string>
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const attributesOf = (cells: WooCells, row: Row): Attribute[] =>
  attributePlaces.flatMap((place) => {
    const name = cells.text(row, `attributeName${place}`)
    const text = cells.text(row, `attributeValue${place}`)
    if (name === '' && text !== '') cells.error(row, `attributeName${place}`, 'OPTION_WITHOUT_NAME')
    if (name === '') return []
    const values = cells.listed(row, `attributeValue${place}`, listOf(text), maxVariants)
    return [{ place, name, values, spellings: new Map(values.map((value) => [value.toLowerCase(), value])) }]
  })

const attributeOf = (attributes: readonly Attribute[], name: string): Attribute | undefined =>
  attributes.find((one) => isSame(one.name, name))

export interface WooOptions {
  readonly options: readonly OptionDraft[]
  /** The choices of each variation, by row. */
  readonly choices: readonly Readonly<Record<string, string>>[]
  /** Attributes that are not options, such as the material. */
  readonly facts: readonly { readonly row: Row; readonly attribute: Attribute }[]
}

interface Choosing {
  readonly cells: WooCells
  readonly row: Row
  readonly own: readonly Attribute[]
  readonly ofProduct: readonly Attribute[]
}

/** Returns a variation's value of an attribute, in the product's spelling. */
const valueOf = ({ cells, row, own, ofProduct }: Choosing, name: string): string => {
  const found = attributeOf(own, name)
  const place = found?.place ?? attributeOf(ofProduct, name)!.place
  // A single value may contain a comma.
  const value = found?.values.join(', ') ?? ''
  if (value === '') {
    cells.error(row, `attributeValue${place}`, 'VARIANT_FOR_ANY', { name })
    return value
  }
  const known = attributeOf(ofProduct, name)?.spellings.get(value.toLowerCase()) ?? value
  return cells.bounded(row, `attributeValue${place}`, longestWord, known)
}

/** Reads the options: the attributes by which variations differ. */
export const readOptions = (cells: WooCells, product: Row, variations: readonly Row[]): WooOptions => {
  const ofProduct = attributesOf(cells, product)
  const ofVariations = variations.map((row) => ({ row, own: attributesOf(cells, row) }))
  const used = ofProduct.filter(({ name }) =>
    ofVariations.some(({ own }) => (attributeOf(own, name)?.values.length ?? 0) > 0),
  )
  for (const { row, own } of ofVariations) {
    for (const { name, place } of own) {
      if (attributeOf(ofProduct, name)) continue
      cells.error(row, `attributeName${place}`, 'UNKNOWN_OPTION', { row: product.number, name })
    }
  }
  if (used.length > maxOptions) {
    const place = used[maxOptions]!.place
    cells.error(product, `attributeName${place}`, 'TOO_MANY_OPTIONS', { count: used.length, max: maxOptions })
  }
  for (const { name, place } of used) cells.bounded(product, `attributeName${place}`, longestWord, name)

  const seen = new Map<string, number>()
  const choices = ofVariations.map(({ row, own }) => {
    const values = used.map(({ name }) => valueOf({ cells, row, own, ofProduct }, name))
    const key = JSON.stringify(values)
    const first = seen.get(key)
    if (first !== undefined) cells.error(row, 'type', 'SAME_VARIANT', { row: first })
    seen.set(key, row.number)
    return Object.fromEntries(used.map(({ name }, index) => [name, values[index]!]))
  })
  const options = used.map(({ name, values }): OptionDraft => {
    const chosen = new Set(choices.map((one) => one[name]!))
    const inOrder = [...values.filter((value) => chosen.has(value)), ...chosen]
    return { type: 'drop_down', name, choices: [...new Set(inOrder)].map((value) => ({ value, description: value })) }
  })
  const facts = ofProduct
    .filter((attribute) => !used.includes(attribute) && attribute.values.length > 0)
    .map((attribute) => ({ row: product, attribute }))
  return { options, choices, facts }
}
