// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/read-only-variants-v3.ts'
import type { ReadOnlyVariant } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** Fields that variants can be filtered by. */
export interface ReadOnlyVariantFields {
  id: string
  variantId: string
  'productData.productId': string
}

/** Fields that variants can be sorted by. */
export type ReadOnlyVariantSortField = 'id' | 'variantId' | 'productData.productId'

/** A query builder for variants. */
export type ReadOnlyVariantQuery = CursorQuery<ReadOnlyVariant, ReadOnlyVariantFields, ReadOnlyVariantSortField>

/**
 * Lists variants with data of their products. Default order: of the latest updated products first. Without
 * arguments, returns a query to build.
 *
 * @example
 * const query = client.readOnlyVariantsV3.queryVariants()
 * const { items } = await query.eq('productData.productId', product.id).find()
 */
export const queryVariants = (
  send: Send,
): CursorQueryCall<ReadOnlyVariantQuery, ResponseOf<typeof calls.queryReadOnlyVariants>> =>
  cursorQueryCall(send, { route: 'POST /stores/v3/products/query-variants', repeatable: true }, 'variants')

/**
 * Finds variants by words, filters or both, and aggregates all matches. Default order: of the latest updated
 * products first.
 *
 * @example
 * const { variants } = await client.readOnlyVariantsV3.searchVariants({ filter: { 'inventoryStatus.inStock': true } })
 */
export const searchVariants = (
  send: Send,
): ((
  search?: NonNullable<BodyOf<typeof calls.searchReadOnlyVariants>['search']>,
  options?: Omit<BodyOf<typeof calls.searchReadOnlyVariants>, 'search'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.searchReadOnlyVariants>>) =>
  bind(send, { route: 'POST /stores/v3/products/search-variants search ...options', repeatable: true })
