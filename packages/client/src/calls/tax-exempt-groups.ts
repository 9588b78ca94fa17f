// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
  Tags,
  TaxExemptGroup,
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

/** Creates a tax-exempt group: buyers who pay no tax or reduced tax. */
export const createTaxExemptGroup: ElevatedEndpoint<
  { body: { taxExemptGroup: TaxExemptGroupInput } },
  { taxExemptGroup: TaxExemptGroup }
> = { route: 'POST /billing/v1/tax-exempt-groups', elevated: true, dates: createTaxExemptGroupDates }

/** Returns a tax-exempt group. */
export const getTaxExemptGroup: ElevatedEndpoint<{ params: { id: string } }, { taxExemptGroup: TaxExemptGroup }> = {
  route: 'GET /billing/v1/tax-exempt-groups/{id}',
  repeatable: true,
  elevated: true,
  dates: createTaxExemptGroupDates,
}

/** Lists tax-exempt groups that match a filter, sorted and paged. */
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

/** Updates a tax-exempt group. Fields that are not sent do not change. Requires its current revision. */
export const updateTaxExemptGroup: ElevatedEndpoint<
  { params: { id: string }; body: { taxExemptGroup: TaxExemptGroupInput } },
  { taxExemptGroup: TaxExemptGroup }
> = { route: 'PATCH /billing/v1/tax-exempt-groups/{id}', elevated: true, dates: createTaxExemptGroupDates }

/** Deletes a tax-exempt group. Its members are no longer exempt. */
export const deleteTaxExemptGroup: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/tax-exempt-groups/{id}',
  elevated: true,
}

/** Always returns an empty list: stores have no predefined tax-exempt groups. */
export const listDefaultTaxExemptGroups: ElevatedEndpoint<{}, { taxExemptGroups: readonly TaxExemptDefaultGroup[] }> = {
  route: 'GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups',
  repeatable: true,
  elevated: true,
}

/** Creates up to 100 tax-exempt groups. Each creation succeeds or fails independently. */
export const bulkCreateTaxExemptGroups: ElevatedEndpoint<
  {
    body: {
      taxExemptGroups: readonly TaxExemptGroupInput[]
      /** Whether results contain the entities. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /billing/v1/bulk/tax-exempt-groups/create', elevated: true, dates: bulkCreateTaxExemptGroupsDates }

/** Updates up to 100 tax-exempt groups, each by its ID and revision. Each update succeeds or fails independently. */
export const bulkUpdateTaxExemptGroups: ElevatedEndpoint<
  {
    body: {
      taxExemptGroups: readonly MaskedTaxExemptGroupInput[]
      /** Whether results contain the entities. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /billing/v1/bulk/tax-exempt-groups/update', elevated: true, dates: bulkCreateTaxExemptGroupsDates }

/** Deletes up to 100 tax-exempt groups. Each deletion succeeds or fails independently. */
export const bulkDeleteTaxExemptGroups: ElevatedEndpoint<
  { body: { taxExemptGroupIds: readonly string[] } },
  { results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /billing/v1/bulk/tax-exempt-groups/delete', elevated: true, dates: bulkCreateTaxExemptGroupsDates }

/** Adds and removes tags of up to 100 tax-exempt groups. Each update succeeds or fails independently. */
export const bulkUpdateTaxExemptGroupTags: ElevatedEndpoint<
  {
    body: {
      taxExemptGroupIds: readonly string[]
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  { results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags',
  repeatable: true,
  elevated: true,
  dates: bulkCreateTaxExemptGroupsDates,
}

/** Adds and removes tags of all tax-exempt groups that match a filter. Completes before the response is sent. */
export const bulkUpdateTaxExemptGroupTagsByFilter: ElevatedEndpoint<
  {
    body: {
      filter: Record<string, unknown>
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  {
    /** Identifies the update, which is already complete. */
    jobId: string
  }
> = { route: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter', repeatable: true, elevated: true }
