import type { ListedProductChange, ProductSheetEntry, Violation } from '@vitrine/client'
import { violationText } from '../../errors/violation-text.ts'
import { shop } from '../../shop.ts'
import { undoOf } from '../bulk/bulk-changes.ts'
import { reasonOf } from '../bulk/run-bulk.ts'
import { cellOfField, linesOf, type SheetLine } from './sheet-lines.ts'

/** Errors by the ID of a cell. */
export type CellErrors = ReadonlyMap<string, string>

/** A product that was not saved, for a reason that is not a cell's. */
export interface SheetProblem {
  readonly id: string
  readonly name: string
  readonly reason: string
}

interface Sheet {
  readonly entries: readonly ProductSheetEntry[]
  readonly lines: readonly SheetLine[]
}

interface SavedSheet extends Sheet {
  readonly errors: CellErrors
  readonly problems: readonly SheetProblem[]
  /** Changes that restore what was saved. */
  readonly undo: readonly ListedProductChange[]
}

const violationsIn = (data: Readonly<Record<string, unknown>> | undefined) =>
  (data?.['fieldViolations'] ?? []) as readonly Violation[]

/** Saves a spreadsheet in one request. Products that are refused keep what was typed. */
export const saveSheet = async ({
  entries,
  lines,
  changes,
}: Sheet & { readonly changes: readonly ListedProductChange[] }): Promise<SavedSheet> => {
  const { results } = await shop.productList.bulkUpdateListedProducts([...changes])
  const before = new Map(entries.map((entry) => [entry.id, entry]))
  const saved = new Map<string, ProductSheetEntry>()
  const errors = new Map<string, string>()
  const problems: SheetProblem[] = []
  const undo: ListedProductChange[] = []
  for (const result of results) {
    const { item, itemMetadata } = result
    const change = changes[itemMetadata.originalIndex]!
    const known = before.get(change.id)!
    if (item) {
      saved.set(item.id, item)
      undo.push(undoOf(known, change, item.revision))
      continue
    }
    const { data } = itemMetadata.error!
    const cells = violationsIn(data).map((one) => ({
      text: violationText(one),
      cell: cellOfField(one.field, changes, lines),
    }))
    for (const { cell, text } of cells) if (cell) errors.set(`${cell.row}/${cell.column}`, text)
    problems.push({ id: change.id, name: known.name, reason: reasonOf(result) })
  }
  const fresh = linesOf([...saved.values()])
  const freshOf = (line: SheetLine) =>
    fresh.find(({ productId, variantId }) => productId === line.productId && variantId === line.variantId) ?? line
  return {
    entries: entries.map((entry) => saved.get(entry.id) ?? entry),
    lines: lines.map(freshOf),
    errors,
    problems,
    undo,
  }
}
