import type { Cells } from '../file/cells.ts'
import type { OptionDraft } from '../product/draft.ts'
import type { Row } from '../file/rows.ts'
import type { ShopifyColumn } from './shopify-columns.ts'

type ShopifyCells = Cells<ShopifyColumn>

const places = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
] as const satisfies readonly { name: ShopifyColumn; value: ShopifyColumn }[]

const longestWord = 50

/** A variant's row has at least one of these cells; other rows only add a picture. */
export const isVariantRow = (cells: ShopifyCells, row: Row): boolean =>
  (['option1Value', 'sku', 'price'] as const).some((name) => cells.text(row, name) !== '')

/** A product without options has one variant of this name. */
const hasNoOptions = (cells: ShopifyCells, [row, ...others]: readonly Row[]): boolean => {
  if (!row || others.length > 0 || cells.text(row, 'option2Value') !== '') return false
  const value = cells.text(row, 'option1Value').toLowerCase()
  return value === '' || value === 'default title'
}

export interface ReadOptions {
  readonly options: readonly OptionDraft[]
  /** The choices of each variant, by row. */
  readonly choices: readonly Readonly<Record<string, string>>[]
}

/** Reads the options, whose names are in the product's first row and values in every row. */
export const readOptions = (cells: ShopifyCells, rows: readonly Row[]): ReadOptions => {
  if (hasNoOptions(cells, rows)) return { options: [], choices: rows.map(() => ({})) }
  const used = places.filter(({ value }) => rows.some((row) => cells.text(row, value) !== ''))
  const names: string[] = []
  for (const [index, place] of used.entries()) {
    const row = rows.find((one) => cells.text(one, place.name) !== '') ?? rows[0]!
    const name = cells.bounded(row, place.name, longestWord) || `Option ${index + 1}`
    if (cells.text(row, place.name) === '') cells.warn(row, place.name, 'OPTION_NAMED', { name })
    if (names.includes(name)) cells.error(row, place.name, 'OPTION_TWICE', { name })
    names.push(name)
  }
  if (used.length === 0) cells.error(rows[1] ?? rows[0]!, 'option1Value', 'VARIANT_NOT_DISTINCT')

  const seen = new Map<string, number>()
  const choices = rows.map((row) => {
    const values = used.map(({ value }) => {
      if (cells.text(row, value) === '') cells.error(row, value, 'VALUE_MISSING')
      return cells.bounded(row, value, longestWord)
    })
    const key = JSON.stringify(values)
    const first = seen.get(key)
    if (first !== undefined && used.length > 0) {
      cells.error(row, used[0]!.value, 'SAME_VARIANT', { row: first })
    }
    seen.set(key, row.number)
    return Object.fromEntries(names.map((name, index) => [name, values[index]!]))
  })
  const options = names.map((name): OptionDraft => {
    const values = [...new Set(choices.map((one) => one[name]!))]
    return { type: 'drop_down', name, choices: values.map((value) => ({ value, description: value })) }
  })
  return { options, choices }
}

/** Collection names: the product type, or else its tags. */
export const readCollections = (cells: ShopifyCells, row: Row): string[] => {
  const single = cells.text(row, 'collection') || cells.text(row, 'type')
  const names =
    single === ''
      ? cells
          .text(row, 'tags')
          .split(',')
          .map((name) => name.trim())
      : [single]
  const column = single === '' ? 'tags' : cells.text(row, 'collection') === '' ? 'type' : 'collection'
  const each = [...new Set(names.filter((name) => name !== ''))]
  return cells.listed(row, column, each).map((name) => cells.bounded(row, column, longestWord, name))
}
