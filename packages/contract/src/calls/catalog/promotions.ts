import { elevated, room, shoppers } from '../../call.ts'
import { bulkItems, bulkResponse, bulkResultOf, BulkResult, returnEntity } from '../../entities/bulk-results.ts'
import { categoryId } from '../../entities/catalog/category.ts'
import { PositionedPromotion, Promotion } from '../../entities/catalog/promotion.ts'
import { maskedFields, updateFields } from '../../entities/record-fields.ts'
import { AggregationData } from '../../entities/search-aggregation.ts'
import { tagChanges } from '../../entities/tags.ts'
import { anything, entity, flag, guid, input, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { filterBounds } from '../../bounds.ts'
import { cursorSearch } from '../cursor-search.ts'
import { CursorMetadata, cursorQuery } from '../query.ts'

const PromotionFields = entity(
  'PromotionFields',
  {
    id: text(),
    enabled: flag(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
    'tags.privateTags.tagIds': list(text()),
    'tags.publicTags.tagIds': list(text()),
  },
  { description: 'Fields that promotions can be filtered by.' },
)
const PromotionSortField = oneOf(['id', 'enabled', 'createdDate', 'updatedDate'], {
  title: 'PromotionSortField',
  description: 'Fields that promotions can be sorted by.',
})

const id = shape({ promotionId: guid() })
const promotion = shape({ promotion: Promotion })
const update = entity(
  'PromotionUpdate',
  { ...Promotion.properties, ...updateFields },
  { description: 'Changes of a promotion.' },
)
const MaskedPromotion = entity(
  'MaskedPromotion',
  { promotion: update, fieldMask: maskedFields },
  { description: 'Changes of a promotion, with the names of the fields that change.' },
)
const bulkPromotions = bulkResponse(bulkResultOf('BulkPromotionResult', Promotion))
const writeErrors = ['MEDIA_NOT_FOUND', 'DUPLICATE_CATEGORY_ASSIGNMENT'] as const

export const promotionCalls = room({ scope: 'catalog', area: 'marketing', idempotent: true })({
  createPromotion: {
    method: 'POST',
    path: '/stores/v3/promotions',
    summary: 'Creates a promotion: an image with a link, shown among the products of categories.',
    roles: elevated,
    repeatable: false,
    body: shape({ promotion: input(Promotion) }),
    response: promotion,
    errors: [...writeErrors, 'PROMOTIONS_LIMIT_EXCEEDED'],
    client: {
      module: 'promotionsV3',
      args: 'promotion',
      gives: 'promotion',
      example: [
        "const banner = { name: 'Spring', media: { url: 'https://example.com/spring.jpg' }, enabled: true }",
        'const { id } = await owner.promotionsV3.createPromotion(banner)',
      ],
    },
  },
  getPromotion: {
    method: 'GET',
    path: '/stores/v3/promotions/{promotionId}',
    summary: 'Returns a promotion.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: promotion,
    errors: ['NOT_FOUND'],
    client: {
      module: 'promotionsV3',
      gives: 'promotion',
      example: 'const { name } = await owner.promotionsV3.getPromotion(promotion.id)',
    },
  },
  updatePromotion: {
    method: 'PATCH',
    path: '/stores/v3/promotions/{id}',
    summary: 'Updates a promotion. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ promotion: input(update) }),
    response: promotion,
    errors: ['NOT_FOUND', 'CONFLICT', ...writeErrors, 'MEDIA_REMOVAL_NOT_ALLOWED'],
    client: {
      module: 'promotionsV3',
      args: 'id promotion',
      gives: 'promotion',
      example: [
        'const { id, revision } = promotion',
        'await owner.promotionsV3.updatePromotion(id, { revision, enabled: false })',
      ],
    },
  },
  deletePromotion: {
    method: 'DELETE',
    path: '/stores/v3/promotions/{promotionId}',
    summary: 'Deletes a promotion.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'promotionsV3', example: 'await owner.promotionsV3.deletePromotion(promotion.id)' },
  },
  queryPromotions: {
    method: 'GET',
    path: '/stores/v3/promotions/query',
    encoding: 'r',
    summary: 'Lists promotions that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 100, maxSorts: 5 })) }),
    response: shape({ promotions: list(Promotion), pagingMetadata: CursorMetadata }),
    client: {
      module: 'promotionsV3',
      finds: { fields: PromotionFields, sortBy: PromotionSortField },
      example: "const { items } = await owner.promotionsV3.queryPromotions().eq('enabled', true).find()",
    },
  },
  searchPromotions: {
    method: 'POST',
    path: '/stores/v3/promotions/search',
    summary:
      'Finds promotions by words, filters or both, and aggregates all matches. Default order: most relevant first, without words newest first.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ search: optional(cursorSearch({ maxLimit: 100 })) }),
    response: shape({
      promotions: list(Promotion),
      pagingMetadata: CursorMetadata,
      aggregationData: optional(AggregationData),
    }),
    client: {
      module: 'promotionsV3',
      args: 'search',
      example: "const { promotions } = await owner.promotionsV3.searchPromotions({ search: { expression: 'spring' } })",
    },
  },
  resolvePromotions: {
    method: 'GET',
    path: '/stores/v3/promotions/resolve',
    summary:
      'Returns the enabled promotions of a category and those that its ancestors apply to subcategories, by position.',
    roles: shoppers,
    repeatable: true,
    query: shape({ categoryId: categoryId() }),
    response: shape({ promotions: list(PositionedPromotion) }),
    errors: ['CATEGORY_NOT_FOUND'],
    client: {
      module: 'promotionsV3',
      args: 'categoryId',
      example: 'const { promotions } = await client.promotionsV3.resolvePromotions(category.id)',
    },
  },
  bulkCreatePromotions: {
    method: 'POST',
    path: '/stores/v3/bulk/promotions/create',
    summary: 'Creates up to 100 promotions. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ promotions: list(input(Promotion), bulkItems), returnEntity }),
    response: bulkPromotions,
    client: {
      module: 'promotionsV3',
      args: 'promotions ...options',
      example: [
        "const banner = { name: 'Summer', media: { url: 'https://example.com/summer.jpg' } }",
        'const { results } = await owner.promotionsV3.bulkCreatePromotions([banner])',
      ],
    },
  },
  bulkUpdatePromotions: {
    method: 'POST',
    path: '/stores/v3/bulk/promotions/update',
    summary: 'Updates up to 100 promotions by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ promotions: list(input(MaskedPromotion), bulkItems), returnEntity }),
    response: bulkPromotions,
    client: {
      module: 'promotionsV3',
      args: 'promotions ...options',
      example: [
        'const { id, revision } = promotion',
        "await owner.promotionsV3.bulkUpdatePromotions([{ promotion: { id, revision, name: 'Spring sale' } }])",
      ],
    },
  },
  bulkDeletePromotions: {
    method: 'POST',
    path: '/stores/v3/bulk/promotions/delete',
    summary: 'Deletes up to 100 promotions. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ promotionIds: list(guid(), bulkItems) }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'promotionsV3',
      args: 'promotionIds',
      example: 'const { bulkActionMetadata } = await owner.promotionsV3.bulkDeletePromotions([promotion.id])',
    },
  },
  bulkUpdatePromotionTags: {
    method: 'POST',
    path: '/stores/v3/bulk/promotions/update-tags',
    summary: 'Adds tags to up to 100 promotions and removes tags from them.',
    roles: elevated,
    repeatable: true,
    body: shape({ promotionIds: list(guid(), bulkItems), ...tagChanges, returnEntity }),
    response: bulkPromotions,
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'promotionsV3',
      args: 'promotionIds ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['sale'] } }",
        'await owner.promotionsV3.bulkUpdatePromotionTags([promotion.id], { assignTags })',
      ],
    },
  },
  bulkUpdatePromotionTagsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/promotions/update-tags-by-filter',
    summary:
      'Starts a job that adds tags to all promotions that match a filter and removes tags from them. An empty filter matches all.',
    roles: elevated,
    repeatable: true,
    body: shape({
      filter: anything({ description: 'Conditions by field, such as `{"enabled": true}`.', json: filterBounds.json }),
      ...tagChanges,
    }),
    response: shape({ jobId: guid({ description: 'ID of the job.' }) }),
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'promotionsV3',
      args: 'filter ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['sale'] } }",
        'await owner.promotionsV3.bulkUpdatePromotionTagsByFilter({ enabled: true }, { assignTags })',
      ],
    },
  },
})
