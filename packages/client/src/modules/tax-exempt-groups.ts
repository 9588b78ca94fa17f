// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/tax-exempt-groups.ts'
import type {
  BulkActionMetadata,
  Tags,
  TaxExemptGroup,
  TaxExemptDefaultGroup,
  BulkTaxExemptGroupResult,
  TaxExemptGroupInput,
  MaskedTaxExemptGroupInput,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const taxExemptGroupDates = { createdDate: true, updatedDate: true } as const

const createTaxExemptGroupDates = { taxExemptGroup: taxExemptGroupDates } as const

const bulkCreateTaxExemptGroupsDates = { results: { item: taxExemptGroupDates } } as const

/**
 * Creates a tax-exempt group: buyers who pay no tax or reduced tax. Elevated.
 *
 * @example
 * const { id } = await owner.taxExemptGroups.createTaxExemptGroup({ name: 'Resellers' })
 */
export const createTaxExemptGroup = (
  send: ElevatedSend,
): ((taxExemptGroup: TaxExemptGroupInput, call?: CallOptions) => Promise<TaxExemptGroup>) =>
  bind(
    send,
    { route: 'POST /billing/v1/tax-exempt-groups taxExemptGroup', elevated: true, dates: createTaxExemptGroupDates },
    'taxExemptGroup',
  )

/**
 * Returns a tax-exempt group. Elevated.
 *
 * @example
 * const { name } = await owner.taxExemptGroups.getTaxExemptGroup(taxExemptGroup.id)
 */
export const getTaxExemptGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<TaxExemptGroup>) =>
  bind(
    send,
    {
      route: 'GET /billing/v1/tax-exempt-groups/{id} id',
      repeatable: true,
      elevated: true,
      dates: createTaxExemptGroupDates,
    },
    'taxExemptGroup',
  )

/** Fields that tax-exempt groups can be filtered and sorted by. */
export interface TaxExemptGroupFields {
  id: string
  name: string
}

/** A query builder for tax exempt groups. */
export type TaxExemptGroupQuery = CursorQuery<TaxExemptGroup, TaxExemptGroupFields, keyof TaxExemptGroupFields>

/**
 * Lists tax-exempt groups that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.taxExemptGroups.queryTaxExemptGroups().startsWith('name', 'R').find()
 */
export const queryTaxExemptGroups = (
  send: ElevatedSend,
): CursorQueryCall<TaxExemptGroupQuery, ResponseOf<typeof calls.queryTaxExemptGroups>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /billing/v1/tax-exempt-groups/query',
      repeatable: true,
      elevated: true,
      packed: pack,
      dates: { taxExemptGroups: taxExemptGroupDates },
    },
    'taxExemptGroups',
  )

/**
 * Updates a tax-exempt group. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = taxExemptGroup
 * await owner.taxExemptGroups.updateTaxExemptGroup(id, { revision, name: 'Schools' })
 */
export const updateTaxExemptGroup = (
  send: ElevatedSend,
): ((id: string, taxExemptGroup: TaxExemptGroupInput, call?: CallOptions) => Promise<TaxExemptGroup>) =>
  bind(
    send,
    {
      route: 'PATCH /billing/v1/tax-exempt-groups/{id} id taxExemptGroup',
      elevated: true,
      dates: createTaxExemptGroupDates,
    },
    'taxExemptGroup',
  )

/**
 * Deletes a tax-exempt group. Its members are no longer exempt. Elevated.
 *
 * @example
 * await owner.taxExemptGroups.deleteTaxExemptGroup(taxExemptGroup.id)
 */
export const deleteTaxExemptGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /billing/v1/tax-exempt-groups/{id} id', elevated: true }, '')

/**
 * Always returns an empty list: stores have no predefined tax-exempt groups. Elevated.
 *
 * @example
 * const { taxExemptGroups } = await owner.taxExemptGroups.listDefaultTaxExemptGroups()
 */
export const listDefaultTaxExemptGroups = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ taxExemptGroups: readonly TaxExemptDefaultGroup[] }>) =>
  bind(send, { route: 'GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups', repeatable: true, elevated: true })

/**
 * Creates up to 100 tax-exempt groups. Each creation succeeds or fails independently. Elevated.
 *
 * @example
 * const { results } = await owner.taxExemptGroups.bulkCreateTaxExemptGroups([{ name: 'Charities' }])
 */
export const bulkCreateTaxExemptGroups = (
  send: ElevatedSend,
): ((
  taxExemptGroups: readonly TaxExemptGroupInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/tax-exempt-groups/create taxExemptGroups ...options',
    elevated: true,
    dates: bulkCreateTaxExemptGroupsDates,
  })

/**
 * Updates up to 100 tax-exempt groups, each by its ID and revision. Each update succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const { id, revision } = taxExemptGroup
 * const groups = [{ taxExemptGroup: { id, revision, name: 'Churches' } }]
 * const { results } = await owner.taxExemptGroups.bulkUpdateTaxExemptGroups(groups)
 */
export const bulkUpdateTaxExemptGroups = (
  send: ElevatedSend,
): ((
  taxExemptGroups: readonly MaskedTaxExemptGroupInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/tax-exempt-groups/update taxExemptGroups ...options',
    elevated: true,
    dates: bulkCreateTaxExemptGroupsDates,
  })

/**
 * Deletes up to 100 tax-exempt groups. Each deletion succeeds or fails independently. Elevated.
 *
 * @example
 * const { results } = await owner.taxExemptGroups.bulkDeleteTaxExemptGroups([taxExemptGroup.id])
 */
export const bulkDeleteTaxExemptGroups = (
  send: ElevatedSend,
): ((
  taxExemptGroupIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/tax-exempt-groups/delete taxExemptGroupIds',
    elevated: true,
    dates: bulkCreateTaxExemptGroupsDates,
  })

/**
 * Adds and removes tags of up to 100 tax-exempt groups. Each update succeeds or fails independently. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['vip'] } }
 * const ids = [taxExemptGroup.id]
 * const { results } = await owner.taxExemptGroups.bulkUpdateTaxExemptGroupTags(ids, { assignTags })
 */
export const bulkUpdateTaxExemptGroupTags = (
  send: ElevatedSend,
): ((
  taxExemptGroupIds: readonly string[],
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{ results: readonly BulkTaxExemptGroupResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags taxExemptGroupIds ...options',
    repeatable: true,
    elevated: true,
    dates: bulkCreateTaxExemptGroupsDates,
  })

/**
 * Adds and removes tags of all tax-exempt groups that match a filter. Completes before the response is sent.
 * Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['vip'] } }
 * await owner.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter({ name: 'Resellers' }, { assignTags })
 */
export const bulkUpdateTaxExemptGroupTagsByFilter = (
  send: ElevatedSend,
): ((
  filter: Record<string, unknown>,
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{
  /** Identifies the update, which is already complete. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter filter ...options',
    repeatable: true,
    elevated: true,
  })
