import type { CursorSearch } from '@vitrine/contract/calls/cursor-search.ts'
import { readGuid } from '../index/guids.ts'
import { readText } from '../text/texts.ts'
import { findVariants } from './find-variants.ts'
import { searchRows, type ReadSearch, type RowKind } from './search-rows.ts'
import type { SearchView } from './search-view.ts'
import { variantQueryFields, variantSearchFields } from './variant-search-fields.ts'

const defaultSort = [
  { field: 'productData.updatedDate', descending: true },
  { field: 'productData.productId', descending: false },
  { field: 'variantId', descending: false },
]

/** Variants of catalog V3, as they can be searched. */
export const searchedVariants: RowKind = {
  fields: variantSearchFields,
  searchable: { 'productData.name': { term: 'A' }, sku: { term: 'S' } },
  defaultSort,
  sortedColumns: { 'productData.name': 'foldedName' },
  find: findVariants,
}

/** Variants of catalog V3, as they can be queried. */
export const queriedVariants: RowKind = { ...searchedVariants, fields: variantQueryFields }

/** A variant of a product. */
export interface VariantKey {
  readonly productId: string
  readonly variantId: string
}

/** Finds a page of variants, and aggregates all that match. */
export const searchVariants = async (
  kind: RowKind,
  view: SearchView,
  request: { readonly read: ReadSearch; readonly sent: CursorSearch | undefined; readonly path: string },
) => {
  const { page, ...found } = await searchRows(kind, view, request)
  const keys = page.places.map(({ segment, row }): VariantKey => {
    const { ids, columns } = view.index.segments[segment]!
    const { variants } = columns
    return { productId: readText(ids, variants.products[row]!), variantId: readGuid(variants.ids, row) }
  })
  return { keys, ...found }
}
