import type { CursorSearch, SearchDetails } from '@vitrine/contract/calls/cursor-search.ts'
import { readFilter } from '../../../ground/query/search/read-filter.ts'
import { readText } from '../text/texts.ts'
import { findProducts } from './find-products.ts'
import { productSearchFields } from './product-search-fields.ts'
import { moneyFormatOf, readSearchOf, searchRows, type RowKind } from './search-rows.ts'
import { readWords } from './searched-words.ts'
import type { SearchView } from './search-view.ts'

/** Products of catalog V3, as they can be searched. */
const products: RowKind = {
  fields: productSearchFields,
  searchable: {
    name: { term: 'A' },
    description: { term: 'D' },
    'minVariantPriceInfo.sku': { term: 'S' },
    'variantsInfo.variants.sku': { term: 'S' },
    'variantsInfo.variants.barcode': { term: 'S' },
    'directCategoryIdsInfo.categoryIds': { id: 'directCategoriesInfo.categories.id' },
    'physicalProperties.deliveryProfileId': { id: 'physicalProperties.deliveryProfileId' },
    'physicalProperties.shippingGroupId': { id: 'physicalProperties.shippingGroupId' },
  },
  defaultSort: [{ field: 'createdDate', descending: true }],
  // Names are sorted without regard to case.
  sortedColumns: { name: 'foldedName' },
  find: findProducts,
}

const path = 'search'

/** Finds a page of products, and aggregates all that match. */
export const searchProducts = async (view: SearchView, sent: CursorSearch | undefined) => {
  const read = readSearchOf(products, view.site, { sent, path })
  const { page, ...found } = await searchRows(products, view, { read, sent, path })
  return { ids: page.places.map(({ segment, row }) => readText(view.index.segments[segment]!.ids, row)), ...found }
}

interface Counted {
  readonly filter: unknown
  readonly search: SearchDetails | undefined
}

/** Counts the products that match words, a filter or both. */
export const countProducts = async (view: SearchView, { filter, search = {} }: Counted): Promise<number> => {
  const { index, site, hidden } = view
  const { fields, searchable } = products
  const condition = readFilter(filter, { path: 'filter', fields, money: moneyFormatOf(site), timeZone: 'UTC' })
  const searched = await readWords(view, search, { searchable, path })
  return findProducts({ index, condition, searched, hidden }).reduce((sum, { count }) => sum + count, 0)
}
