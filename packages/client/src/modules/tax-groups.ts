// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/tax-groups.ts'
import type { BulkActionMetadata, QueryMetadata, TaxGroup, DefaultTaxGroupResult, TaxGroupInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const taxGroupDates = { createdDate: true, updatedDate: true } as const

const createTaxGroupDates = { taxGroup: taxGroupDates } as const

const queryTaxGroupsDates = { taxGroups: taxGroupDates } as const

/**
 * Creates a tax group: products that are taxed at the same rates. Elevated.
 *
 * @example
 * const { id } = await owner.taxGroups.createTaxGroup({ name: 'Books' })
 */
export const createTaxGroup = (
  send: ElevatedSend,
): ((taxGroup: TaxGroupInput, call?: CallOptions) => Promise<TaxGroup>) =>
  bind(send, { route: 'POST /billing/v1/tax-groups taxGroup', elevated: true, dates: createTaxGroupDates }, 'taxGroup')

/**
 * Returns a tax group. Elevated.
 *
 * @example
 * const { name } = await owner.taxGroups.getTaxGroup(taxGroup.id)
 */
export const getTaxGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<TaxGroup>) =>
  bind(
    send,
    { route: 'GET /billing/v1/tax-groups/{id} id', repeatable: true, elevated: true, dates: createTaxGroupDates },
    'taxGroup',
  )

/** Fields that tax groups can be filtered and sorted by. */
export interface TaxGroupFields {
  id: string
  name: string
  createdDate: Date
  updatedDate: Date
}

/** A query builder for tax groups. */
export type TaxGroupQuery = CursorQuery<TaxGroup, TaxGroupFields, keyof TaxGroupFields>

/**
 * Lists tax groups that match a filter, sorted and paged. Without arguments, returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.taxGroups.queryTaxGroups().startsWith('name', 'B').find()
 */
export const queryTaxGroups = (
  send: ElevatedSend,
): CursorQueryCall<TaxGroupQuery, ResponseOf<typeof calls.queryTaxGroups>> =>
  cursorQueryCall(
    send,
    { route: 'POST /billing/v1/tax-groups/query', repeatable: true, elevated: true, dates: queryTaxGroupsDates },
    'taxGroups',
  )

/**
 * Updates a tax group. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = taxGroup
 * await owner.taxGroups.updateTaxGroup(taxGroup.id, { revision, name: 'Printed matter' })
 */
export const updateTaxGroup = (
  send: ElevatedSend,
): ((id: string, taxGroup: TaxGroupInput, call?: CallOptions) => Promise<TaxGroup>) =>
  bind(
    send,
    { route: 'PATCH /billing/v1/tax-groups/{id} id taxGroup', elevated: true, dates: createTaxGroupDates },
    'taxGroup',
  )

/**
 * Deletes a tax group with its rates. Elevated.
 *
 * @example
 * await owner.taxGroups.deleteTaxGroup(taxGroup.id)
 */
export const deleteTaxGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /billing/v1/tax-groups/{id} id', elevated: true }, '')

/**
 * Returns the default tax group, which applies to delivery and to products in no other group. Elevated.
 *
 * @example
 * const { taxGroups } = await owner.taxGroups.listDefaultTaxGroups()
 */
export const listDefaultTaxGroups = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ taxGroups: readonly TaxGroup[] }>) =>
  bind(send, {
    route: 'GET /billing/v1/tax-groups/default-tax-groups',
    repeatable: true,
    elevated: true,
    dates: queryTaxGroupsDates,
  })

/**
 * Moves products to a tax group. A product belongs to exactly one group. Elevated.
 *
 * @example
 * await owner.taxGroups.setProductsTaxGroup(taxGroup.id, [product.id])
 */
export const setProductsTaxGroup = (
  send: ElevatedSend,
): ((id: string, productIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/tax-groups/{id}/set-products id productIds', repeatable: true, elevated: true },
    '',
  )

/**
 * Lists the products of a tax group, sorted by name. The default group contains the products in no other group.
 * Elevated.
 *
 * @example
 * const { products } = await owner.taxGroups.listTaxGroupProducts(taxGroup.id, { limit: 10 })
 */
export const listTaxGroupProducts = (
  send: ElevatedSend,
): ((
  id: string,
  options?: { limit?: number; offset?: number },
  call?: CallOptions,
) => Promise<{ products: readonly { id: string; name: string }[]; metadata: QueryMetadata }>) =>
  bind(send, { route: 'GET /vitrine/v1/tax-groups/{id}/products id ...options', repeatable: true, elevated: true })

/**
 * Returns the tax group of a product. Elevated.
 *
 * @example
 * const { name } = await owner.taxGroups.getProductTaxGroup(product.id)
 */
export const getProductTaxGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<TaxGroup>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/products/{id}/tax-group id',
      repeatable: true,
      elevated: true,
      dates: createTaxGroupDates,
    },
    'taxGroup',
  )

/**
 * Lists the default tax group of each given app. Apps whose items the catalog sells use that of the store.
 * Elevated.
 *
 * @example
 * const appIds = ['215238eb-22a5-4c36-9e7b-e7c08025e04e']
 * const { results } = await owner.taxGroups.listDefaultTaxGroupsByAppIds(appIds)
 */
export const listDefaultTaxGroupsByAppIds = (
  send: ElevatedSend,
): ((
  appIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly DefaultTaxGroupResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids appIds',
    repeatable: true,
    elevated: true,
    dates: { results: createTaxGroupDates },
  })
