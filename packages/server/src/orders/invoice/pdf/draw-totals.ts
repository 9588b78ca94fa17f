import { ink, margin, type Sheet } from './sheet.ts'

export interface TotalRow {
  readonly label: string
  readonly value: string
  /** The sum of the rows above. */
  readonly isTotal?: boolean
  readonly isStrong?: boolean
}

const styleOf = ({ isTotal, isStrong }: TotalRow) => ({
  face: isTotal || isStrong ? ('bold' as const) : ('regular' as const),
  size: isTotal ? 12 : 9.5,
})

/** Draws totals in the amount column, together on one page. Returns the position below them. */
export const drawTotals = (
  sheet: Sheet,
  { rows, y, accent }: { rows: readonly TotalRow[]; y: number; accent: string },
): number => {
  const width = (sheet.width - 2 * margin) * 0.5
  const x = sheet.width - margin - width
  const valueWidth = Math.max(90, ...rows.map((row) => sheet.widthOf(row.value, styleOf(row)) + 4))
  const nameWidth = width - Math.min(valueWidth, width - 90) - 10
  const set = rows.map((row) => ({
    row,
    label: sheet.set(row.label, nameWidth, { ...styleOf(row), mostLines: 3 }),
    value: sheet.set(row.value, width - nameWidth - 10, styleOf(row)),
  }))
  const heightOf = ({ row, label, value }: (typeof set)[number]) =>
    Math.max(label.height, value.height) + (row.isTotal ? 14 : 4)
  const whole = set.reduce((height, one) => height + heightOf(one), 0)
  let at = y
  if (at + whole > sheet.height - 96) {
    sheet.addPage()
    at = margin
  }
  for (const one of set) {
    const { row, label, value } = one
    if (row.isTotal) {
      sheet.rule({ x, y: at + 3, width }, accent, 1.5)
      at += 8
    }
    sheet.draw(label, { x, y: at, width: nameWidth }, { ...styleOf(row), color: row.isTotal ? ink.text : ink.muted })
    sheet.draw(
      value,
      { x: x + nameWidth + 10, y: at, width: width - nameWidth - 10 },
      { ...styleOf(row), align: 'end' },
    )
    at += heightOf(one) - (row.isTotal ? 8 : 0)
  }
  return at
}
