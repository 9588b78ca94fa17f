/** A block of cells as text, row by row. */
export type Block = readonly (readonly string[])[]

/** A cell with what separates it from the next one. */
const cellPattern = /(?:"((?:[^"]|"")*)")?([^\t\r\n]*)(\t|\r\n|\r|\n|$)/y

/**
 * Parses cells as spreadsheets copy them: tabs between cells, line breaks between rows, and quotation marks around cells
 * that contain either. The line break at the end begins no row.
 */
export const parseBlock = (text: string): Block => {
  const whole = text.replace(/(\r\n|\r|\n)$/, '')
  if (whole === '') return []
  const rows: string[][] = [[]]
  const pattern = new RegExp(cellPattern)
  let separator: string | undefined
  do {
    const [, quotation = '', rest = '', next] = pattern.exec(whole)!
    rows.at(-1)!.push((quotation.replaceAll('""', '"') + rest).trim())
    if (next !== '' && next !== '\t') rows.push([])
    separator = next
  } while (separator !== '')
  return rows
}

/** Whether pasted text has several cells. */
export const isBlock = (text: string): boolean => /\t|[\r\n]./s.test(text)

const quoted = (cell: string): string => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Formats cells as spreadsheets paste them. */
export const formatBlock = (block: Block): string => block.map((row) => row.map(quoted).join('\t')).join('\n')

/** Cells from one corner to another, both included. */
export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface CellPlace {
  readonly row: number
  readonly column: number
}

export const rangeOf = (one: CellPlace, other: CellPlace): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const placesIn = ({ top, bottom, left, right }: CellRange): CellPlace[] =>
  Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_cell, across) => ({ row: top + down, column: left + across })),
  ).flat()

/** A cell that gets a value. */
export interface CellValue extends CellPlace {
  readonly value: string
}

/**
 * Places a pasted block from the first cell of a range, as far as there are cells. A single value, or a block of which the
 * range is a multiple, is repeated over the range.
 */
export const pasteBlock = (block: Block, range: CellRange, size: { rows: number; columns: number }): CellValue[] => {
  const [height, width] = [block.length, Math.max(0, ...block.map((row) => row.length))]
  if (height === 0) return []
  const [rows, columns] = [range.bottom - range.top + 1, range.right - range.left + 1]
  const repeats = rows % height === 0 && columns % width === 0
  const target: CellRange = {
    ...range,
    bottom: Math.min(size.rows - 1, range.top + (repeats ? rows : height) - 1),
    right: Math.min(size.columns - 1, range.left + (repeats ? columns : width) - 1),
  }
  return placesIn(target).flatMap((place) => {
    const value = block[(place.row - range.top) % height]?.[(place.column - range.left) % width]
    return value === undefined ? [] : [{ ...place, value }]
  })
}

/**
 * Fills down: the first row of a range into the others. A single row takes the values of the row above it.
 */
export const fillDown = (range: CellRange, valueAt: (place: CellPlace) => string): CellValue[] => {
  const source = range.top === range.bottom ? range.top - 1 : range.top
  if (source < 0) return []
  const target = { ...range, top: source + 1 }
  return placesIn(target).map((place) => ({ ...place, value: valueAt({ ...place, row: source }) }))
}
