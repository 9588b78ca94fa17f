import type { ItemColumn, NumberColumn, Rows, SetColumn, TextColumn } from '@vitrine/domain/search/rows/columns.ts'
import { readText, type Texts } from '../text/texts.ts'

/** Number of bytes that fit into an exact integer. */
const keyBytes = 6

/** A number that sorts as the first bytes of a text do. */
const keyOfBytes = (bytes: Buffer, from: number, to: number): number => {
  let key = 0
  for (let byte = 0; byte < keyBytes; byte += 1) key = key * 256 + (from + byte < to ? bytes[from + byte]! : 0)
  return key
}

/** The same for a text that is not in a column. */
export const keyOfText = (text: string): number => {
  const bytes = Buffer.from(text)
  return keyOfBytes(bytes, 0, bytes.length)
}

/** The texts of a column, with the place of each row's text. */
export interface PlacedTexts {
  readonly read: (row: number) => string
  /** Absent if texts are not in one buffer. */
  readonly texts?: Texts
  readonly at: (row: number) => number
}

interface BufferedColumn extends TextColumn {
  readonly texts: Texts
  readonly at: (row: number) => number
}

const isBuffered = (column: Pick<TextColumn, 'read'>): column is BufferedColumn => 'texts' in column

export const textsOf = (column: Pick<TextColumn, 'read'>): PlacedTexts =>
  isBuffered(column) ? column : { read: column.read, at: (row) => row }

/** A column of texts in a buffer. `at` is the place of a row's text; default: its number. */
export const textColumn = (
  texts: Texts,
  {
    at = (row) => row,
    ...more
  }: Pick<TextColumn, 'find' | 'isUnique'> & { readonly at?: (row: number) => number } = {},
): BufferedColumn => ({
  kind: 'texts',
  texts,
  at,
  read: (row) => readText(texts, at(row)),
  keyOf: (row) => {
    const place = at(row)
    return keyOfBytes(texts.bytes, texts.offsets[place]!, texts.offsets[place + 1]!)
  },
  ...more,
})

/** A column of numbers that may all be the usual one. */
export const numberColumn = (
  values: Float64Array | Float32Array | Uint8Array | undefined,
  { size, usual }: { readonly size: number; readonly usual: number },
): NumberColumn => ({ kind: 'numbers', values: values ?? new Float32Array(size).fill(usual) })

/** A column whose rows all have the same values. */
export const constantColumn = (size: number, values: readonly string[]): SetColumn => ({
  kind: 'sets',
  numbers: new Uint32Array(size),
  sets: [values],
})

/** The numbers of a column at other rows, such as those of the products of variants. */
export const gather = <List extends Float64Array | Float32Array | Uint32Array | Uint8Array>(
  list: List,
  rows: Uint32Array,
): List => {
  const gathered = new (list.constructor as new (length: number) => List)(rows.length)
  for (let at = 0; at < rows.length; at += 1) gathered[at] = list[rows[at]!]!
  return gathered
}

/** Items with nothing but an ID, which rows share. */
export const identifiedItems = (numbers: Uint32Array, sets: readonly (readonly string[])[]): ItemColumn => {
  const ids = sets.flat()
  const offsets = new Uint32Array(sets.length + 1)
  for (const [number, set] of sets.entries()) offsets[number + 1] = offsets[number]! + set.length
  const column: TextColumn = { kind: 'texts', read: (item) => ids[item]! }
  const items: Rows = { size: ids.length, column: () => column }
  return { kind: 'items', numbers, offsets, items }
}
