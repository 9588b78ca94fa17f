// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/brands-v3.ts'
import type {
  BulkResult,
  BulkActionMetadata,
  Brand,
  BulkBrandResult,
  BrandInput,
  BrandUpdateInput,
  MaskedBrandInput,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const brandDates = { createdDate: true, updatedDate: true } as const

const createBrandDates = { brand: brandDates } as const

const bulkCreateBrandsDates = { results: { item: brandDates } } as const

/**
 * Creates a brand. Elevated.
 *
 * @example
 * const { id } = await owner.brandsV3.createBrand({ name: 'Kiln & Co.' })
 */
export const createBrand = (send: ElevatedSend): ((brand: BrandInput, call?: CallOptions) => Promise<Brand>) =>
  bind(send, { route: 'POST /stores/v3/brands brand', elevated: true, dates: createBrandDates }, 'brand')

/**
 * Returns a brand.
 *
 * @example
 * const { name } = await client.brandsV3.getBrand(brand.id)
 */
export const getBrand = (
  send: Send,
): ((
  brandId: string,
  options?: { fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[] },
  call?: CallOptions,
) => Promise<Brand>) =>
  bind(
    send,
    { route: 'GET /stores/v3/brands/{brandId} brandId ...options', repeatable: true, dates: createBrandDates },
    'brand',
  )

/**
 * Returns the brand with a name. Creates it if there is none. Elevated.
 *
 * @example
 * const { brand: found } = await owner.brandsV3.getOrCreateBrand('Kiln & Co.')
 */
export const getOrCreateBrand = (
  send: ElevatedSend,
): ((
  brandName: string,
  options?: { fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[] },
  call?: CallOptions,
) => Promise<{ brand: Brand }>) =>
  bind(send, {
    route: 'POST /stores/v3/brands/get-or-create brandName ...options',
    repeatable: true,
    elevated: true,
    dates: createBrandDates,
  })

/**
 * Updates a brand. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = brand
 * await owner.brandsV3.updateBrand(id, { revision, name: 'Kiln & Sons' })
 */
export const updateBrand = (
  send: ElevatedSend,
): ((
  id: string,
  brand: BrandUpdateInput,
  options?: { fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[] },
  call?: CallOptions,
) => Promise<Brand>) =>
  bind(
    send,
    { route: 'PATCH /stores/v3/brands/{id} id brand ...options', elevated: true, dates: createBrandDates },
    'brand',
  )

/**
 * Deletes a brand. Its products no longer have one. Elevated.
 *
 * @example
 * await owner.brandsV3.deleteBrand(brand.id)
 */
export const deleteBrand = (send: ElevatedSend): ((brandId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/brands/{brandId} brandId', elevated: true }, '')

/** Fields that brands can be filtered by. */
export interface BrandFields {
  id: string
  name: string
  createdDate: Date
  updatedDate: Date
}

/** Fields that brands can be sorted by. */
export type BrandSortField = 'name' | 'createdDate' | 'updatedDate'

/** A query builder for brands. */
export type BrandQuery = CursorQuery<Brand, BrandFields, BrandSortField>

/**
 * Lists brands that match a filter, sorted and paged. Without arguments, returns a query to build.
 *
 * @example
 * const { items } = await client.brandsV3.queryBrands().startsWith('name', 'K').ascending('name').find()
 */
export const queryBrands = (send: Send): CursorQueryCall<BrandQuery, ResponseOf<typeof calls.queryBrands>> =>
  cursorQueryCall(
    send,
    { route: 'GET /stores/v3/brands/query', repeatable: true, packed: pack, dates: { brands: brandDates } },
    'brands',
  )

/**
 * Counts brands, all or those that match a filter.
 *
 * @example
 * const { count } = await client.brandsV3.countBrands({ filter: { name: { $startsWith: 'K' } } })
 */
export const countBrands = (
  send: Send,
): ((options?: { filter?: unknown }, call?: CallOptions) => Promise<{ count: number }>) =>
  bind(send, { route: 'POST /stores/v3/brands/count ...options', repeatable: true })

/**
 * Creates up to 100 brands. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { results } = await owner.brandsV3.bulkCreateBrands([{ name: 'Hearth' }], { returnEntity: true })
 */
export const bulkCreateBrands = (
  send: ElevatedSend,
): ((
  brands: readonly BrandInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkBrandResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/brands/create brands ...options',
    elevated: true,
    dates: bulkCreateBrandsDates,
  })

/**
 * Returns the brands with up to 100 names. Creates those that do not exist. Elevated.
 *
 * @example
 * const { results } = await owner.brandsV3.bulkGetOrCreateBrands(['Hearth', 'Kiln & Co.'])
 */
export const bulkGetOrCreateBrands = (
  send: ElevatedSend,
): ((
  brandNames: readonly string[],
  options?: { fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[] },
  call?: CallOptions,
) => Promise<{ results: readonly BulkBrandResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/brands/get-or-create brandNames ...options',
    repeatable: true,
    elevated: true,
    dates: bulkCreateBrandsDates,
  })

/**
 * Updates up to 100 brands by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { id, revision } = brand
 * await owner.brandsV3.bulkUpdateBrands([{ brand: { id, revision, name: 'Kiln & Sons' } }])
 */
export const bulkUpdateBrands = (
  send: ElevatedSend,
): ((
  brands: readonly MaskedBrandInput[],
  options?: { returnEntity?: boolean; fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[] },
  call?: CallOptions,
) => Promise<{ results: readonly BulkBrandResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/brands/update brands ...options',
    elevated: true,
    dates: bulkCreateBrandsDates,
  })

/**
 * Deletes up to 100 brands. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { bulkActionMetadata } = await owner.brandsV3.bulkDeleteBrands([brand.id])
 */
export const bulkDeleteBrands = (
  send: ElevatedSend,
): ((
  brandIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /stores/v3/bulk/brands/delete brandIds', elevated: true })
