import { elevated, room } from '../../call.ts'
import { Discount } from '../../entities/pricing/discount.ts'
import { entity, flag, guid, input, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const discount = shape({ discount: Discount })

/** Limits that `unset` can remove. */
const bounds = ['startTime', 'endTime', 'usageLimit', 'perCustomerLimit', 'budget'] as const

const DiscountFields = entity(
  'DiscountFields',
  {
    id: text(),
    name: text(),
    active: flag(),
    priority: integer(),
    timesUsed: integer(),
    startTime: timestamp(),
    endTime: timestamp(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that discounts can be filtered and sorted by.' },
)

/**
 * Automatic discounts with all their features. The paths are specific to Vitrine; `discountRules` returns the same
 * discounts in the format of the specification.
 */
export const discountCalls = room({ scope: 'giftCards', area: 'marketing' })({
  createDiscount: {
    method: 'POST',
    path: '/vitrine/v1/discounts',
    summary: 'Creates an automatic discount.',
    roles: elevated,
    repeatable: false,
    body: shape({ discount: input(Discount) }),
    response: discount,
    errors: ['MAX_DISCOUNT_RULES_REACHED', 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED'],
    client: {
      module: 'discounts',
      args: 'discount',
      gives: 'discount',
      example: [
        "const effect = { type: 'FREE_DELIVERY' as const }",
        "const conditions = [{ type: 'SUBTOTAL' as const, subtotalFrom: '50' }]",
        "await owner.discounts.createDiscount({ name: 'Free delivery from 50', conditions, effect })",
      ],
    },
  },
  getDiscount: {
    method: 'GET',
    path: '/vitrine/v1/discounts/{id}',
    summary: 'Returns an automatic discount with its number of uses.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: discount,
    errors: ['NOT_FOUND'],
    client: {
      module: 'discounts',
      gives: 'discount',
      example: 'const { timesUsed, amountGiven } = await owner.discounts.getDiscount(discount.id)',
    },
  },
  queryDiscounts: {
    method: 'POST',
    path: '/vitrine/v1/discounts/query',
    summary: 'Lists automatic discounts that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ discounts: list(Discount), pagingMetadata: CursorMetadata }),
    client: {
      module: 'discounts',
      finds: { fields: DiscountFields },
      example: "const { items } = await owner.discounts.queryDiscounts().eq('active', true).find()",
    },
  },
  updateDiscount: {
    method: 'PATCH',
    path: '/vitrine/v1/discounts/{id}',
    summary: 'Updates an automatic discount. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      discount: input(Discount),
      unset: optional(list(oneOf(bounds), { maxItems: 5, description: 'Limits to remove.' })),
    }),
    response: discount,
    errors: ['NOT_FOUND', 'CONFLICT', 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED'],
    client: {
      module: 'discounts',
      args: 'id discount ...options',
      gives: 'discount',
      example: [
        'const { revision } = discount',
        'await owner.discounts.updateDiscount(discount.id, { revision, active: false })',
      ],
    },
  },
  deleteDiscount: {
    method: 'DELETE',
    path: '/vitrine/v1/discounts/{id}',
    summary: 'Deletes an automatic discount. Existing orders do not change.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'discounts', example: 'await owner.discounts.deleteDiscount(discount.id)' },
  },
})
