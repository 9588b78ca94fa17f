// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/promotions-v3.ts'
import type {
  BulkResult,
  BulkActionMetadata,
  Tags,
  Promotion,
  PositionedPromotion,
  BulkPromotionResult,
  PromotionInput,
  PromotionUpdateInput,
  MaskedPromotionInput,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const promotionDates = { createdDate: true, updatedDate: true } as const

const createPromotionDates = { promotion: promotionDates } as const

const queryPromotionsDates = { promotions: promotionDates } as const

const bulkCreatePromotionsDates = { results: { item: promotionDates } } as const

/**
 * Creates a promotion: an image with a link, shown among the products of categories. Elevated.
 *
 * @example
 * const banner = { name: 'Spring', media: { url: 'https://example.com/spring.jpg' }, enabled: true }
 * const { id } = await owner.promotionsV3.createPromotion(banner)
 */
export const createPromotion = (
  send: ElevatedSend,
): ((promotion: PromotionInput, call?: CallOptions) => Promise<Promotion>) =>
  bind(
    send,
    { route: 'POST /stores/v3/promotions promotion', elevated: true, dates: createPromotionDates },
    'promotion',
  )

/**
 * Returns a promotion. Elevated.
 *
 * @example
 * const { name } = await owner.promotionsV3.getPromotion(promotion.id)
 */
export const getPromotion = (send: ElevatedSend): ((promotionId: string, call?: CallOptions) => Promise<Promotion>) =>
  bind(
    send,
    {
      route: 'GET /stores/v3/promotions/{promotionId} promotionId',
      repeatable: true,
      elevated: true,
      dates: createPromotionDates,
    },
    'promotion',
  )

/**
 * Updates a promotion. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = promotion
 * await owner.promotionsV3.updatePromotion(id, { revision, enabled: false })
 */
export const updatePromotion = (
  send: ElevatedSend,
): ((id: string, promotion: PromotionUpdateInput, call?: CallOptions) => Promise<Promotion>) =>
  bind(
    send,
    { route: 'PATCH /stores/v3/promotions/{id} id promotion', elevated: true, dates: createPromotionDates },
    'promotion',
  )

/**
 * Deletes a promotion. Elevated.
 *
 * @example
 * await owner.promotionsV3.deletePromotion(promotion.id)
 */
export const deletePromotion = (send: ElevatedSend): ((promotionId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/promotions/{promotionId} promotionId', elevated: true }, '')

/** Fields that promotions can be filtered by. */
export interface PromotionFields {
  id: string
  enabled: boolean
  createdDate: Date
  updatedDate: Date
  'tags.privateTags.tagIds': readonly string[]
  'tags.publicTags.tagIds': readonly string[]
}

/** Fields that promotions can be sorted by. */
export type PromotionSortField = 'id' | 'enabled' | 'createdDate' | 'updatedDate'

/** A query builder for promotions. */
export type PromotionQuery = CursorQuery<Promotion, PromotionFields, PromotionSortField>

/**
 * Lists promotions that match a filter, sorted and paged. Without arguments, returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.promotionsV3.queryPromotions().eq('enabled', true).find()
 */
export const queryPromotions = (
  send: ElevatedSend,
): CursorQueryCall<PromotionQuery, ResponseOf<typeof calls.queryPromotions>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /stores/v3/promotions/query',
      repeatable: true,
      elevated: true,
      packed: pack,
      dates: queryPromotionsDates,
    },
    'promotions',
  )

/**
 * Finds promotions by words, filters or both, and aggregates all matches. Default order: most relevant first,
 * without words newest first. Elevated.
 *
 * @example
 * const { promotions } = await owner.promotionsV3.searchPromotions({ search: { expression: 'spring' } })
 */
export const searchPromotions = (
  send: ElevatedSend,
): ((
  search?: NonNullable<BodyOf<typeof calls.searchPromotions>['search']>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.searchPromotions>>) =>
  bind(send, {
    route: 'POST /stores/v3/promotions/search search',
    repeatable: true,
    elevated: true,
    dates: queryPromotionsDates,
  })

/**
 * Returns the enabled promotions of a category and those that its ancestors apply to subcategories, by position.
 *
 * @example
 * const { promotions } = await client.promotionsV3.resolvePromotions(category.id)
 */
export const resolvePromotions = (
  send: Send,
): ((categoryId: string, call?: CallOptions) => Promise<{ promotions: readonly PositionedPromotion[] }>) =>
  bind(send, {
    route: 'GET /stores/v3/promotions/resolve categoryId',
    repeatable: true,
    dates: { promotions: createPromotionDates },
  })

/**
 * Creates up to 100 promotions. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const banner = { name: 'Summer', media: { url: 'https://example.com/summer.jpg' } }
 * const { results } = await owner.promotionsV3.bulkCreatePromotions([banner])
 */
export const bulkCreatePromotions = (
  send: ElevatedSend,
): ((
  promotions: readonly PromotionInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkPromotionResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/promotions/create promotions ...options',
    elevated: true,
    dates: bulkCreatePromotionsDates,
  })

/**
 * Updates up to 100 promotions by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { id, revision } = promotion
 * await owner.promotionsV3.bulkUpdatePromotions([{ promotion: { id, revision, name: 'Spring sale' } }])
 */
export const bulkUpdatePromotions = (
  send: ElevatedSend,
): ((
  promotions: readonly MaskedPromotionInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkPromotionResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/promotions/update promotions ...options',
    elevated: true,
    dates: bulkCreatePromotionsDates,
  })

/**
 * Deletes up to 100 promotions. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { bulkActionMetadata } = await owner.promotionsV3.bulkDeletePromotions([promotion.id])
 */
export const bulkDeletePromotions = (
  send: ElevatedSend,
): ((
  promotionIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /stores/v3/bulk/promotions/delete promotionIds', elevated: true })

/**
 * Adds tags to up to 100 promotions and removes tags from them. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['sale'] } }
 * await owner.promotionsV3.bulkUpdatePromotionTags([promotion.id], { assignTags })
 */
export const bulkUpdatePromotionTags = (
  send: ElevatedSend,
): ((
  promotionIds: readonly string[],
  options?: { assignTags?: Tags; unassignTags?: Tags; returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkPromotionResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/promotions/update-tags promotionIds ...options',
    repeatable: true,
    elevated: true,
    dates: bulkCreatePromotionsDates,
  })

/**
 * Starts a job that adds tags to all promotions that match a filter and removes tags from them. An empty filter
 * matches all. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['sale'] } }
 * await owner.promotionsV3.bulkUpdatePromotionTagsByFilter({ enabled: true }, { assignTags })
 */
export const bulkUpdatePromotionTagsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{
  /** ID of the job. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/promotions/update-tags-by-filter filter ...options',
    repeatable: true,
    elevated: true,
  })
