import type { ListedProductChange, ProductSheetEntry } from '@vitrine/client'
import { adjusted, type Adjustment } from '@vitrine/domain/catalog/variants.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'

type Variant = ProductSheetEntry['variants'][number]
type Status = ProductSheetEntry['status']
type VariantCells = NonNullable<ListedProductChange['variants']>[number]

/** An action on many products. */
export type BulkAction =
  | { readonly kind: 'status'; readonly status: Status; readonly publishDate?: Date }
  | { readonly kind: 'ribbon' | 'brand'; readonly name: string }
  | { readonly kind: 'collections'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | {
      readonly kind: 'price'
      readonly adjustment: Adjustment
      readonly currency: string
      /** Whether the price until now becomes the price before the reduction. */
      readonly isSale: boolean
    }

type PriceAction = Extract<BulkAction, { kind: 'price' }>

const adjustPrice = (
  { id, price, compareAtPrice }: Variant,
  { adjustment, currency, isSale }: PriceAction,
): VariantCells => {
  const next = toDecimal(Math.max(0, adjusted(toMinor(price, currency), adjustment)), currency)
  const before = compareAtPrice ?? price
  return { id, price: next, ...(isSale && Number(before) > Number(next) && { compareAtPrice: before }) }
}

/** What an action changes of a product. */
const changesOf = (entry: ProductSheetEntry, action: BulkAction): Omit<ListedProductChange, 'id' | 'revision'> => {
  switch (action.kind) {
    case 'status':
      return { status: action.status, ...(action.publishDate && { publishDate: action.publishDate }) }
    case 'ribbon':
      return { ribbon: action.name }
    case 'brand':
      return { brand: action.name }
    case 'collections': {
      const { collectionIds } = entry
      return {
        addCollectionIds: action.add.filter((id) => !collectionIds.includes(id)),
        removeCollectionIds: action.remove.filter((id) => collectionIds.includes(id)),
      }
    }
    case 'price':
      return { variants: entry.variants.map((variant) => adjustPrice(variant, action)) }
    default:
      return action satisfies never
  }
}

export const changeOf = (entry: ProductSheetEntry, action: BulkAction): ListedProductChange => ({
  id: entry.id,
  revision: entry.revision,
  ...changesOf(entry, action),
})

const cellsBefore = (before: Variant | undefined, { id, ...cells }: VariantCells): VariantCells => {
  const known: Readonly<Record<string, string | number | undefined>> = { ...before }
  const names = new Set([...Object.keys(cells), ...('price' in cells ? ['compareAtPrice'] : [])])
  return { id, ...Object.fromEntries([...names].map((name) => [name, String(known[name] ?? '')])) }
}

const statusBefore = ({
  status,
  publishDate,
}: ProductSheetEntry): Pick<ListedProductChange, 'status' | 'publishDate'> =>
  // A product that was scheduled for a date that has come is shown.
  status === 'SCHEDULED' && publishDate && publishDate > new Date()
    ? { status, publishDate }
    : { status: status === 'SCHEDULED' ? 'ACTIVE' : status }

/** The change that restores a product after a change. `revision` is the one after the change. */
export const undoOf = (
  before: ProductSheetEntry,
  change: ListedProductChange,
  revision: string,
): ListedProductChange => ({
  id: before.id,
  revision,
  ...(change.name !== undefined && { name: before.name }),
  ...(change.status !== undefined && statusBefore(before)),
  ...(change.brand !== undefined && { brand: before.brand ?? '' }),
  ...(change.ribbon !== undefined && { ribbon: before.ribbon ?? '' }),
  ...(change.addCollectionIds && { removeCollectionIds: change.addCollectionIds }),
  ...(change.removeCollectionIds && { addCollectionIds: change.removeCollectionIds }),
  ...(change.variants && {
    variants: change.variants.map((cells) =>
      cellsBefore(
        before.variants.find(({ id }) => id === cells.id),
        cells,
      ),
    ),
  }),
})
