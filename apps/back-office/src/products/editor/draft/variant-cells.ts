import type { SheetChange } from '@vitrine/ui/sheet/sheet-types.ts'
import { marginOf } from './margin.ts'
import type { VariantDraft } from './product-draft.ts'

const stockPrefix = 'stock '

/** Key of the column with the quantities at a location. */
export const stockColumn = (locationId: string): string => `${stockPrefix}${locationId}`

export const locationOf = (column: string): string | undefined =>
  column.startsWith(stockPrefix) ? column.slice(stockPrefix.length) : undefined

const textColumns = ['price', 'comparePrice', 'cost', 'sku', 'barcode', 'weight'] as const
type TextColumn = (typeof textColumns)[number]

const isText = (column: string): column is TextColumn => (textColumns as readonly string[]).includes(column)

/** The text of a cell. Checkboxes have `true` or nothing. */
export const cellValue = (variant: VariantDraft, column: string): string => {
  const location = locationOf(column)
  if (location !== undefined) return variant.stock[location] ?? ''
  if (isText(column)) return variant[column]
  if (column === 'margin') {
    const margin = marginOf(variant.price, variant.cost)
    return margin === undefined ? '' : `${margin}%`
  }
  return (column === 'visible' ? variant.visible : variant.inStock) ? 'true' : ''
}

/** Returns a variant with another value of a cell. */
const withCell = (variant: VariantDraft, column: string, value: string): VariantDraft => {
  const location = locationOf(column)
  if (location !== undefined) return { ...variant, stock: { ...variant.stock, [location]: value } }
  if (isText(column)) return { ...variant, [column]: value }
  if (column === 'visible') return { ...variant, visible: value !== '' }
  return column === 'inStock' ? { ...variant, inStock: value !== '' } : variant
}

/** Applies changes of a sheet to the variants. Those without changes stay the same objects. */
export const withCells = (
  variants: readonly VariantDraft[],
  changes: readonly SheetChange[],
  keyOf: (variant: VariantDraft) => string,
): readonly VariantDraft[] => {
  const byRow = new Map<string, SheetChange[]>()
  for (const change of changes) byRow.set(change.row, [...(byRow.get(change.row) ?? []), change])
  return variants.map((variant) =>
    (byRow.get(keyOf(variant)) ?? []).reduce((one, { column, value }) => withCell(one, column, value), variant),
  )
}
