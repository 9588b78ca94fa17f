import type { ListedProductChange, ProductSheetEntry } from '@vitrine/client'
import type { SheetChange } from '@vitrine/ui/sheet/sheet-types.ts'
import { readDecimal } from '../../form/read-fields.ts'

/** Columns with a value of the product, which all of its lines show. */
const productColumns = ['name', 'active', 'brand', 'ribbon'] as const
type ProductColumn = (typeof productColumns)[number]
/** Columns with a value of the variant. */
const variantColumns = ['price', 'compareAtPrice', 'cost', 'quantity', 'sku', 'barcode', 'weight'] as const
type VariantColumn = (typeof variantColumns)[number]

/** A line of the spreadsheet: a variant with the values of its product, as text. */
export interface SheetLine {
  readonly productId: string
  readonly variantId: string
  /** Name of the product until now, and choices of the variant. */
  readonly title: string
  readonly label: string
  readonly values: Readonly<Record<ProductColumn | VariantColumn, string>>
}

export const lineKey = ({ productId, variantId }: SheetLine): string => `${productId}/${variantId}`
export const lineLabel = ({ title, label }: SheetLine): string => (label === '' ? title : `${title}, ${label}`)

const isProductColumn = (column: string): column is ProductColumn =>
  (productColumns as readonly string[]).includes(column)

export const linesOf = (entries: readonly ProductSheetEntry[]): SheetLine[] =>
  entries.flatMap(({ id, name, status, brand = '', ribbon = '', variants }) =>
    variants.map((variant): SheetLine => ({
      productId: id,
      variantId: variant.id,
      title: name,
      label: variant.label,
      values: {
        name,
        active: status === 'ACTIVE' ? 'true' : '',
        brand,
        ribbon,
        price: variant.price,
        compareAtPrice: variant.compareAtPrice ?? '',
        cost: variant.cost ?? '',
        quantity: variant.quantity === undefined ? '' : String(variant.quantity),
        sku: variant.sku ?? '',
        barcode: variant.barcode ?? '',
        weight: variant.weight ?? '',
      },
    })),
  )

export const lineValue = ({ values }: SheetLine, column: string): string => values[column as VariantColumn]

/** Applies changes of a sheet. Those of a product apply to all of its lines; lines without changes stay the same. */
export const withLineChanges = (lines: readonly SheetLine[], changes: readonly SheetChange[]): readonly SheetLine[] => {
  const own = new Map<string, SheetChange[]>()
  for (const change of changes) {
    const key = isProductColumn(change.column) ? change.row.slice(0, change.row.indexOf('/')) : change.row
    own.set(key, [...(own.get(key) ?? []), change])
  }
  return lines.map((line) => {
    const all = [...(own.get(line.productId) ?? []), ...(own.get(lineKey(line)) ?? [])]
    if (all.length === 0) return line
    return {
      ...line,
      values: { ...line.values, ...Object.fromEntries(all.map(({ column, value }) => [column, value])) },
    }
  })
}

const decimals: ReadonlySet<string> = new Set<VariantColumn>(['price', 'compareAtPrice', 'cost', 'weight'])

/** A number in common notations as decimal text. What is no number stays as it is, and is refused by the server. */
const readCell = (column: VariantColumn, text: string): string => {
  const trimmed = text.trim()
  if (!decimals.has(column) || trimmed === '') return trimmed
  return readDecimal(trimmed, column === 'weight' ? 3 : 2) ?? trimmed
}

const cellsOf = (before: SheetLine, after: SheetLine) =>
  variantColumns.flatMap((column) =>
    before.values[column] === after.values[column] ? [] : [[column, readCell(column, after.values[column])] as const],
  )

const productChangeOf = (before: SheetLine, { values }: SheetLine): Partial<ListedProductChange> => ({
  ...(values.name !== before.values.name && { name: values.name }),
  ...(values.active !== before.values.active && { status: values.active === 'true' ? 'ACTIVE' : 'DRAFT' }),
  ...(values.brand !== before.values.brand && { brand: values.brand.trim() }),
  ...(values.ribbon !== before.values.ribbon && { ribbon: values.ribbon.trim() }),
})

/** What a spreadsheet changes, by product. Products without changes are left out. */
export const sheetChanges = (
  entries: readonly ProductSheetEntry[],
  lines: readonly SheetLine[],
): ListedProductChange[] => {
  const before = new Map(linesOf(entries).map((line) => [lineKey(line), line]))
  return entries.flatMap(({ id, revision }) => {
    const own = lines.filter(({ productId }) => productId === id)
    const variants = own.flatMap((line) => {
      const cells = cellsOf(before.get(lineKey(line))!, line)
      return cells.length === 0 ? [] : [{ id: line.variantId, ...Object.fromEntries(cells) }]
    })
    const [first] = own
    const product = first ? productChangeOf(before.get(lineKey(first))!, first) : {}
    if (variants.length === 0 && Object.keys(product).length === 0) return []
    return [{ id, revision, ...product, ...(variants.length > 0 && { variants }) }]
  })
}

const columnOfField: Readonly<Record<string, string>> = { status: 'active', publishDate: 'active' }

/**
 * The cell of a field of a request, such as `products[1].variants[0].price`: the keys of its line and column. `undefined`
 * if it is about the product as a whole.
 */
export const cellOfField = (
  field: string,
  changes: readonly ListedProductChange[],
  lines: readonly SheetLine[],
): { readonly row: string; readonly column: string } | undefined => {
  const [, at, place, name = ''] = /^products\[(\d+)\]\.(?:variants\[(\d+)\]\.)?(\w+)$/.exec(field) ?? []
  const change = at === undefined ? undefined : changes[Number(at)]
  if (!change) return undefined
  const variantId = place === undefined ? undefined : change.variants?.[Number(place)]?.id
  const line = lines.find(
    ({ productId, variantId: own }) => productId === change.id && (variantId === undefined || own === variantId),
  )
  const column = columnOfField[name] ?? name
  return line && column in line.values ? { row: lineKey(line), column } : undefined
}
