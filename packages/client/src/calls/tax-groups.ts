// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  QueryMetadata,
  BulkActionMetadata,
  TaxGroup,
  DefaultTaxGroupResult,
  Search,
  TaxGroupInput,
} from '../generated.ts'

const taxGroupDates = { createdDate: true, updatedDate: true } as const

const createTaxGroupDates = { taxGroup: taxGroupDates } as const

const queryTaxGroupsDates = { taxGroups: taxGroupDates } as const

/** Creates a tax group. */
export const createTaxGroup: ElevatedEndpoint<{ body: { taxGroup: TaxGroupInput } }, { taxGroup: TaxGroup }> = {
  route: 'POST /billing/v1/tax-groups',
  elevated: true,
  dates: createTaxGroupDates,
}

/** Reads a tax group. */
export const getTaxGroup: ElevatedEndpoint<{ params: { id: string } }, { taxGroup: TaxGroup }> = {
  route: 'GET /billing/v1/tax-groups/{id}',
  repeatable: true,
  elevated: true,
  dates: createTaxGroupDates,
}

/** Finds tax groups. */
export const queryTaxGroups: ElevatedEndpoint<
  { body?: { query?: Search } },
  { taxGroups: readonly TaxGroup[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /billing/v1/tax-groups/query', repeatable: true, elevated: true, dates: queryTaxGroupsDates }

/** Updates the fields of a tax group that are sent; needs its revision. */
export const updateTaxGroup: ElevatedEndpoint<
  { params: { id: string }; body: { taxGroup: TaxGroupInput } },
  { taxGroup: TaxGroup }
> = { route: 'PATCH /billing/v1/tax-groups/{id}', elevated: true, dates: createTaxGroupDates }

/** Deletes a tax group with its rates. */
export const deleteTaxGroup: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/tax-groups/{id}',
  elevated: true,
}

/** Reads the default tax group, for delivery and for products in no other group. */
export const listDefaultTaxGroups: ElevatedEndpoint<{}, { taxGroups: readonly TaxGroup[] }> = {
  route: 'GET /billing/v1/tax-groups/default-tax-groups',
  repeatable: true,
  elevated: true,
  dates: queryTaxGroupsDates,
}

/** Moves products to a tax group; each is in one group. */
export const setProductsTaxGroup: ElevatedEndpoint<
  { params: { id: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /vitrine/v1/tax-groups/{id}/set-products', repeatable: true, elevated: true }

/** Lists the products of a tax group by name; those of the default group are in no other. */
export const listTaxGroupProducts: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      /** 50 unless told. */
      limit?: number
      offset?: number
    }
  },
  { products: readonly { id: string; name: string }[]; metadata: QueryMetadata }
> = { route: 'GET /vitrine/v1/tax-groups/{id}/products', repeatable: true, elevated: true }

/** Reads the tax group of a product. */
export const getProductTaxGroup: ElevatedEndpoint<{ params: { id: string } }, { taxGroup: TaxGroup }> = {
  route: 'GET /vitrine/v1/products/{id}/tax-group',
  repeatable: true,
  elevated: true,
  dates: createTaxGroupDates,
}

/** Reads the default tax group of each app: that of the store, where its catalog sells what the app names. */
export const listDefaultTaxGroupsByAppIds: ElevatedEndpoint<
  { body: { appIds: readonly string[] } },
  { results: readonly DefaultTaxGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
  repeatable: true,
  elevated: true,
  dates: { results: createTaxGroupDates },
}
