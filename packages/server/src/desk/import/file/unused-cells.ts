import type { Problem, UnusedCell } from '../product/draft.ts'
import { describeProblem, type DescribedProblem } from '../product/problem.ts'

/** Values per column that add nothing to a product's defaults; `*` for a whole column. */
export type NeutralWords = Readonly<Record<string, readonly string[] | '*'>>

/** Most row ranges listed for a column. */
const maxRanges = 100

interface Column {
  readonly first: UnusedCell
  count: number
  last: number
  readonly ranges: { from: number; to: number }[]
}

const numbers = ({ from, to }: { from: number; to: number }): string => (from === to ? `${from}` : `${from}–${to}`)

const describe = ({ first: { value }, count, ranges }: Column): DescribedProblem => {
  if (count === 1) return describeProblem('NOT_IMPORTED', { value })
  const listedCount = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const rows = ranges.map(numbers).join(', ')
  return count > listedCount
    ? describeProblem('NOT_IMPORTED_IN_MANY_ROWS', { rows, more: count - listedCount, value })
    : describeProblem('NOT_IMPORTED_IN_ROWS', { rows, value })
}

/** Collects cells that are not imported and reports each column once, with its rows. */
export const createUnusedCells = (neutral: NeutralWords) => {
  const columns = new Map<string, Column>()
  const isNeutral = ({ column, value }: UnusedCell): boolean => {
    const words = neutral[column.toLowerCase().replaceAll(/\d+/g, 'N')]
    return words === '*' || (words?.includes(value.toLowerCase()) ?? false)
  }

  const add = (cell: UnusedCell): void => {
    if (isNeutral(cell)) return
    const { row } = cell
    const known = columns.get(cell.column)
    if (!known) {
      columns.set(cell.column, { first: cell, count: 1, last: row, ranges: [{ from: row, to: row }] })
      return
    }
    known.count += 1
    const range = known.ranges.at(-1)!
    if (row === range.to + 1) range.to = row
    else if (known.ranges.length < maxRanges) known.ranges.push({ from: row, to: row })
  }

  return {
    add: (cells: readonly UnusedCell[]): void => cells.forEach(add),
    problems: (): Problem[] =>
      [...columns].map(([column, unused]) => ({
        row: unused.first.row,
        ...(column !== '' && { column }),
        ...describe(unused),
        severity: 'warning',
      })),
  }
}
