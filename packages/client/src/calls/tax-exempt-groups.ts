// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  BulkActionMetadata,
  TaxExemptGroup,
  TaxTags,
  TaxExemptDefaultGroup,
  BulkTaxExemptGroupResult,
  Search,
  TaxExemptGroupInput,
  MaskedTaxExemptGroupInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const taxExemptGroupDates = { createdDate: true, updatedDate: true } as const

const createTaxExemptGroupDates = { taxExemptGroup: taxExemptGroupDates } as const

const bulkCreateTaxExemptGroupsDates = { results: { item: taxExemptGroupDates } } as const

/** Creates a group of buyers who pay no tax, or less. */
export const createTaxExemptGroup: ElevatedEndpoint<
  { body: { taxExemptGroup: TaxExemptGroupInput } },
  { taxExemptGroup: TaxExemptGroup }
> = { route: 'POST /billing/v1/tax-exempt-groups', elevated: true, dates: createTaxExemptGroupDates }

/** Reads a tax exempt group. */
export const getTaxExemptGroup: ElevatedEndpoint<{ params: { id: string } }, { taxExemptGroup: TaxExemptGroup }> = {
  route: 'GET /billing/v1/tax-exempt-groups/{id}',
  repeatable: true,
  elevated: true,
  dates: createTaxExemptGroupDates,
}

/** Finds tax exempt groups. */
export const queryTaxExemptGroups: ElevatedEndpoint<
  { body?: { query?: Search } },
  { taxExemptGroups: readonly TaxExemptGroup[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /billing/v1/tax-exempt-groups/query',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: { taxExemptGroups: taxExemptGroupDates },
}

/** Updates the fields of a tax exempt group that are sent; needs its revision. */
export const updateTaxExemptGroup: ElevatedEndpoint<
  { params: { id: string }; body: { taxExemptGroup: TaxExemptGroupInput } },
  { taxExemptGroup: TaxExemptGroup }
> = { route: 'PATCH /billing/v1/tax-exempt-groups/{id}', elevated: true, dates: createTaxExemptGroupDates }

/** Deletes a tax exempt group; its members pay tax again. */
export const deleteTaxExemptGroup: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/tax-exempt-groups/{id}',
  elevated: true,
}

/** Lists the exempt groups that are there in every store: none, since whom to exempt is the owner’s choice. */
export const listDefaultTaxExemptGroups: ElevatedEndpoint<{}, { taxExemptGroups: readonly TaxExemptDefaultGroup[] }> = {
  route: 'GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups',
  repeatable: true,
  elevated: true,
}

/** Creates several tax exempt groups; each succeeds or fails on its own. */
export const bulkCreateTaxExemptGroups: ElevatedEndpoint<
  {
    body: {
      taxExemptGroups: readonly TaxExemptGroupInput[]
      /** Whether each result has the entity. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /billing/v1/bulk/tax-exempt-groups/create', elevated: true, dates: bulkCreateTaxExemptGroupsDates }

/** Updates several tax exempt groups, each with its ID and revision; each succeeds or fails on its own. */
export const bulkUpdateTaxExemptGroups: ElevatedEndpoint<
  {
    body: {
      taxExemptGroups: readonly MaskedTaxExemptGroupInput[]
      /** Whether each result has the entity. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /billing/v1/bulk/tax-exempt-groups/update', elevated: true, dates: bulkCreateTaxExemptGroupsDates }

/** Deletes several tax exempt groups; each succeeds or fails on its own. */
export const bulkDeleteTaxExemptGroups: ElevatedEndpoint<
  { body: { taxExemptGroupIds: readonly string[] } },
  { results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /billing/v1/bulk/tax-exempt-groups/delete', elevated: true, dates: bulkCreateTaxExemptGroupsDates }

/** Adds tags to tax exempt groups, and removes others; each succeeds or fails on its own. */
export const bulkUpdateTaxExemptGroupTags: ElevatedEndpoint<
  { body: { taxExemptGroupIds: readonly string[]; assignTags?: TaxTags; unassignTags?: TaxTags } },
  { results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags',
  repeatable: true,
  elevated: true,
  dates: bulkCreateTaxExemptGroupsDates,
}

/** Adds tags to all tax exempt groups that a filter finds, and removes others. It is done when it answers. */
export const bulkUpdateTaxExemptGroupTagsByFilter: ElevatedEndpoint<
  { body: { filter: Record<string, unknown>; assignTags?: TaxTags; unassignTags?: TaxTags } },
  { jobId: string }
> = { route: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter', repeatable: true, elevated: true }
