import type { PreorderDraft } from '../product/draft.ts'
import type { ProblemArguments } from '../product/problem.ts'
import { countCharacters } from '../product/words.ts'

/** Columns of preorders that all formats may have. A product with one of them can be preordered. */
export const preorderColumns = {
  message: ['Preorder message'],
  expectedDate: ['Preorder date'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type PreorderColumn = keyof typeof preorderColumns

const longestMessage = 250

/** Whether a text is a day of the calendar, such as `2026-05-04`. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Says what is wrong with a cell. */
const problemOf: Readonly<Record<PreorderColumn, (text: string) => ProblemArguments | undefined>> = {
  message: (text) => {
    const count = countCharacters(text)
    return count > longestMessage ? ['TOO_LONG', { value: text, count, max: longestMessage }] : undefined
  },
  expectedDate: (text) => (isDay(text) ? undefined : ['NOT_A_DAY', { value: text }]),
}

/** Reads the cells of preorders. Empty ones change nothing. */
export const readPreorder = (
  cellOf: (column: PreorderColumn) => string,
  report: (column: PreorderColumn, ...problem: ProblemArguments) => void,
): { readonly preorder?: PreorderDraft } => {
  const cells = (Object.keys(preorderColumns) as PreorderColumn[]).map((column) => [column, cellOf(column)] as const)
  const filled = cells.filter(([, text]) => text !== '')
  if (filled.length === 0) return {}
  for (const [column, text] of filled) {
    const problem = problemOf[column](text)
    if (problem !== undefined) report(column, ...problem)
  }
  return { preorder: { enabled: true, ...Object.fromEntries(filled) } }
}
