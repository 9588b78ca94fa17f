// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
  ListedProduct,
  ProductSheetEntry,
  ListedProductResult,
  ProductView,
  Search,
  ListedProductChange,
  ProductViewInput,
} from '../generated.ts'

const viewDates = { createdDate: true, updatedDate: true } as const

const createProductViewDates = { view: viewDates } as const

/** Lists products of all statuses for the back office, filtered, sorted and paged. Default: sorted by name. */
export const queryProductList: ElevatedEndpoint<
  { body?: { query?: Search } },
  { products: readonly ListedProduct[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/product-list/query',
  repeatable: true,
  elevated: true,
  dates: { products: { publishDate: true, createdDate: true, updatedDate: true } },
}

/** Counts the products of the list that match a filter. */
export const countProductList: ElevatedEndpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
    }
  },
  { count: number }
> = { route: 'POST /vitrine/v1/product-list/count', repeatable: true, elevated: true }

/** Returns the values of up to 100 products and their variants that can be changed in bulk. */
export const listProductSheet: ElevatedEndpoint<
  { body: { productIds: readonly string[] } },
  { products: readonly ProductSheetEntry[] }
> = {
  route: 'POST /vitrine/v1/product-list/sheet',
  repeatable: true,
  elevated: true,
  dates: { products: { publishDate: true } },
}

/**
 * Changes status, brand, ribbon, collections and variants of up to 100 products. Each product succeeds or fails
 * independently.
 */
export const bulkUpdateListedProducts: ElevatedEndpoint<
  { body: { products: readonly ListedProductChange[] } },
  { results: readonly ListedProductResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /vitrine/v1/bulk/product-list/update',
  repeatable: true,
  elevated: true,
  dates: { results: { item: { publishDate: true } } },
}

/** Saves a view of the list of products. A store can have 50. */
export const createProductView: ElevatedEndpoint<{ body: { view: ProductViewInput } }, { view: ProductView }> = {
  route: 'POST /vitrine/v1/product-views',
  elevated: true,
  dates: createProductViewDates,
}

/** Lists all saved views of the list of products, sorted by name. */
export const listProductViews: ElevatedEndpoint<{}, { views: readonly ProductView[] }> = {
  route: 'GET /vitrine/v1/product-views',
  repeatable: true,
  elevated: true,
  dates: { views: viewDates },
}

/** Changes the name or the query of a saved view. Requires its current revision. */
export const updateProductView: ElevatedEndpoint<
  { params: { id: string }; body: { view: ProductViewInput } },
  { view: ProductView }
> = { route: 'PATCH /vitrine/v1/product-views/{id}', elevated: true, dates: createProductViewDates }

/** Deletes a saved view. The products remain. */
export const deleteProductView: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/product-views/{id}',
  elevated: true,
}
