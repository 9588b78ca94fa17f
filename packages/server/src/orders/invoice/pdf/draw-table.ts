import { ink, margin, type SetText, type Sheet } from './sheet.ts'

export interface Column {
  readonly title: string
  /** A text column is aligned to the start and takes the remaining width; other columns hold numbers. */
  readonly isText?: boolean
}

interface Row {
  readonly name: string
  readonly details?: string
  /** Texts of the other columns. */
  readonly cells: readonly string[]
}

interface Table {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly y: number
  readonly width: number
  readonly title?: string
  readonly size?: number
}

/** The lowest position above the footer. */
const bottomOf = (sheet: Sheet): number => sheet.height - 96
const padding = 5
const columnGap = 12

/** Computes column widths: number columns fit their content, the text column takes the rest. */
const widthsOf = (sheet: Sheet, { columns, rows, width, size = 9.5 }: Table): number[] => {
  const own = columns
    .slice(1)
    .map(({ title }, index) =>
      Math.max(
        sheet.widthOf(title, { size: 8 }),
        ...new Set(rows.map(({ cells }) => sheet.widthOf(cells[index] ?? '', { size }))),
      ),
    )
  const most = (width * 0.68) / Math.max(1, own.length) - columnGap
  const fitted = own.map((one) => Math.min(one, Math.max(most, 40)))
  const taken = fitted.reduce((sum, one) => sum + one + columnGap, 0)
  return [width - taken, ...fitted]
}

const drawTitles = (sheet: Sheet, table: Table, { widths, y }: { widths: readonly number[]; y: number }): number => {
  let x = margin
  let height = 0
  for (const [index, { title }] of table.columns.entries()) {
    const width = widths[index]!
    const align = index === 0 ? ('start' as const) : ('end' as const)
    height = Math.max(height, sheet.write(title, { x, y, width }, { size: 8, color: ink.muted, align }))
    x += width + columnGap
  }
  sheet.rule({ x: margin, y: y + height + 3, width: table.width }, ink.text, 0.75)
  return y + height + 3
}

interface SetRow {
  readonly name: SetText
  readonly details?: SetText
  readonly cells: readonly SetText[]
  readonly height: number
}

const setRow = (sheet: Sheet, row: Row, { widths, size }: { widths: readonly number[]; size: number }): SetRow => {
  const name = sheet.set(row.name, widths[0]!, { size })
  const details = row.details === undefined ? undefined : sheet.set(row.details, widths[0]!, { size: 8 })
  const cells = row.cells.map((text, index) => sheet.set(text, widths[index + 1]!, { size }))
  const height = Math.max(name.height + (details?.height ?? 0), ...cells.map((cell) => cell.height))
  return { name, ...(details && { details }), cells, height: height + 2 * padding }
}

const drawRow = (
  sheet: Sheet,
  row: SetRow,
  { widths, y, size, width }: { widths: readonly number[]; y: number; size: number; width: number },
): void => {
  const at = y + padding
  sheet.draw(row.name, { x: margin, y: at, width: widths[0]! }, { size })
  if (row.details) {
    const box = { x: margin, y: at + row.name.height, width: widths[0]! }
    sheet.draw(row.details, box, { size: 8, color: ink.muted })
  }
  let x = margin + widths[0]! + columnGap
  for (const [index, cell] of row.cells.entries()) {
    sheet.draw(cell, { x, y: at, width: widths[index + 1]! }, { size, align: 'end' })
    x += widths[index + 1]! + columnGap
  }
  sheet.rule({ x: margin, y: y + row.height, width })
}

/** Draws a table over as many pages as needed, with its head on each. Returns the position below it. */
export const drawTable = (sheet: Sheet, table: Table): number => {
  const { rows, size = 9.5, title, width } = table
  const widths = widthsOf(sheet, table)
  let y = table.y
  if (y + (title === undefined ? 60 : 44 + rows.length * 22) > bottomOf(sheet)) {
    sheet.addPage()
    y = margin
  }
  if (title !== undefined) y += sheet.write(title, { x: margin, y, width }, { face: 'bold', size: 9 }) + 4
  y = drawTitles(sheet, table, { widths, y })
  for (const one of rows) {
    const row = setRow(sheet, one, { widths, size })
    if (y + row.height > bottomOf(sheet)) {
      sheet.addPage()
      y = drawTitles(sheet, table, { widths, y: margin })
    }
    drawRow(sheet, row, { widths, y, size, width })
    y += row.height
  }
  return y
}
