// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
  QueryMetadata,
  TaxGroup,
  DefaultTaxGroupResult,
  Search,
  TaxGroupInput,
} from '../generated.ts'

const taxGroupDates = { createdDate: true, updatedDate: true } as const

const createTaxGroupDates = { taxGroup: taxGroupDates } as const

const queryTaxGroupsDates = { taxGroups: taxGroupDates } as const

/** Creates a tax group: products that are taxed at the same rates. */
export const createTaxGroup: ElevatedEndpoint<{ body: { taxGroup: TaxGroupInput } }, { taxGroup: TaxGroup }> = {
  route: 'POST /billing/v1/tax-groups',
  elevated: true,
  dates: createTaxGroupDates,
}

/** Returns a tax group. */
export const getTaxGroup: ElevatedEndpoint<{ params: { id: string } }, { taxGroup: TaxGroup }> = {
  route: 'GET /billing/v1/tax-groups/{id}',
  repeatable: true,
  elevated: true,
  dates: createTaxGroupDates,
}

/** Lists tax groups that match a filter, sorted and paged. */
export const queryTaxGroups: ElevatedEndpoint<
  { body?: { query?: Search } },
  { taxGroups: readonly TaxGroup[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /billing/v1/tax-groups/query', repeatable: true, elevated: true, dates: queryTaxGroupsDates }

/** Updates a tax group. Fields that are not sent do not change. Requires its current revision. */
export const updateTaxGroup: ElevatedEndpoint<
  { params: { id: string }; body: { taxGroup: TaxGroupInput } },
  { taxGroup: TaxGroup }
> = { route: 'PATCH /billing/v1/tax-groups/{id}', elevated: true, dates: createTaxGroupDates }

/** Deletes a tax group with its rates. */
export const deleteTaxGroup: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/tax-groups/{id}',
  elevated: true,
}

/** Returns the default tax group, which applies to delivery and to products in no other group. */
export const listDefaultTaxGroups: ElevatedEndpoint<{}, { taxGroups: readonly TaxGroup[] }> = {
  route: 'GET /billing/v1/tax-groups/default-tax-groups',
  repeatable: true,
  elevated: true,
  dates: queryTaxGroupsDates,
}

/** Moves products to a tax group. A product belongs to exactly one group. */
export const setProductsTaxGroup: ElevatedEndpoint<
  { params: { id: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /vitrine/v1/tax-groups/{id}/set-products', repeatable: true, elevated: true }

/** Lists the products of a tax group, sorted by name. The default group contains the products in no other group. */
export const listTaxGroupProducts: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      /** Page size. Default: 50. At most 100. */
      limit?: number
      /** Number of products to skip. Default: 0. */
      offset?: number
    }
  },
  { products: readonly { id: string; name: string }[]; metadata: QueryMetadata }
> = { route: 'GET /vitrine/v1/tax-groups/{id}/products', repeatable: true, elevated: true }

/** Returns the tax group of a product. */
export const getProductTaxGroup: ElevatedEndpoint<{ params: { id: string } }, { taxGroup: TaxGroup }> = {
  route: 'GET /vitrine/v1/products/{id}/tax-group',
  repeatable: true,
  elevated: true,
  dates: createTaxGroupDates,
}

/** Lists the default tax group of each given app. Apps whose items the catalog sells use that of the store. */
export const listDefaultTaxGroupsByAppIds: ElevatedEndpoint<
  { body: { appIds: readonly string[] } },
  { results: readonly DefaultTaxGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
  repeatable: true,
  elevated: true,
  dates: { results: createTaxGroupDates },
}
