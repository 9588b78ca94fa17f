import type { Cells } from '../file/cells.ts'
import type { ChoiceDraft, OptionDraft } from '../product/draft.ts'
import { maxVariants } from '../product/options.ts'
import type { Row } from '../file/rows.ts'
import { places, type Place, type StoreColumn } from './store-csv-columns.ts'

type StoreCells = Cells<StoreColumn>
type Choices = Readonly<Record<string, string>>

const longestWord = 50

/** An option and the number of its columns, 1 to 6. */
export interface PlacedOption extends OptionDraft {
  readonly place: Place
}

const readChoice = (text: string, isColor: boolean): ChoiceDraft => {
  const [, code, name] = /^(#[0-9a-f]{3,8}):(.*)$/i.exec(text) ?? []
  const description = (name ?? text).trim() || text
  return { value: isColor && code ? code.toLowerCase() : description, description }
}

const partsOf = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Reads the options of a product row: `S;M;L`, colors as `#ff0000:Red;#00ff00:Green`. */
export const readOptions = (cells: StoreCells, row: Row): PlacedOption[] => {
  const options: PlacedOption[] = []
  for (const place of places) {
    const name = cells.bounded(row, `optionName${place}`, longestWord)
    const parts = partsOf(cells.text(row, `optionValue${place}`))
    if (name === '' && parts.length === 0) continue
    if (name === '') cells.error(row, `optionName${place}`, 'OPTION_WITHOUT_NAME')
    if (parts.length === 0) cells.error(row, `optionValue${place}`, 'OPTION_WITHOUT_CHOICES', { name })
    if (options.some((one) => one.name === name)) cells.error(row, `optionName${place}`, 'OPTION_TWICE', { name })
    const type = cells.text(row, `optionType${place}`).toUpperCase() === 'COLOR' ? 'color' : 'drop_down'
    const choices = cells
      .listed(row, `optionValue${place}`, parts, maxVariants)
      .map((part) => readChoice(part, type === 'color'))
    const unique = choices.filter(
      ({ description }, index) => choices.findIndex((one) => one.description === description) === index,
    )
    for (const { description } of unique) cells.bounded(row, `optionValue${place}`, longestWord, description)
    options.push({ place, name, type, choices: unique })
  }
  return options
}

/** Reads the choices of a variant row, as text or as a color with its name. */
export const readChoices = (cells: StoreCells, row: Row, options: readonly PlacedOption[]): Choices => {
  const chosen = options.map(({ place, name, choices }) => {
    const text = cells.text(row, `optionValue${place}`)
    const wanted = readChoice(text, true)
    const found =
      choices.find(({ description }) => description === wanted.description) ??
      choices.find(({ description }) => description.toLowerCase() === wanted.description.toLowerCase()) ??
      choices.find(({ value }) => value === text.toLowerCase())
    if (!found) {
      if (text === '') cells.error(row, `optionValue${place}`, 'CHOICE_MISSING')
      else cells.error(row, `optionValue${place}`, 'UNKNOWN_CHOICE', { value: text, name })
    }
    return [name, found?.description ?? text] as const
  })
  return Object.fromEntries(chosen)
}

/** Returns all combinations of choices, for a product whose variants are not listed. */
export const allCombinations = (cells: StoreCells, row: Row, options: readonly PlacedOption[]): Choices[] => {
  const count = options.reduce((product, { choices }) => product * choices.length, 1)
  if (count > maxVariants) {
    cells.error(row, 'optionName1', 'TOO_MANY_COMBINATIONS', { count, max: maxVariants })
    return []
  }
  return options.reduce<Choices[]>(
    (sofar, { name, choices }) =>
      sofar.flatMap((one) => choices.map(({ description }) => ({ ...one, [name]: description }))),
    [{}],
  )
}
