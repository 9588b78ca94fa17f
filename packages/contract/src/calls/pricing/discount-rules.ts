import { elevated, room } from '../../call.ts'
import { DiscountCustomTrigger, StoreDiscountRule } from '../../entities/pricing/discount-rule.ts'
import { entity, flag, guid, input, list, optional, shape, text, timestamp } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const discountRule = shape({ discountRule: StoreDiscountRule })
const byId = shape({ id: guid() })

const DiscountRuleFields = entity(
  'DiscountRuleFields',
  {
    id: text(),
    name: text(),
    active: flag(),
    revision: text(),
    'activeTimeInfo.start': timestamp(),
    'activeTimeInfo.end': timestamp(),
    'tags.privateTags.tagIds': list(text()),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that discount rules can be filtered and sorted by.' },
)

/**
 * Automatic discounts in the format of the specification, which only has items and one value per rule. Conditions that
 * it cannot express are represented as a custom trigger of the store; effects that it cannot express are omitted.
 */
export const discountRuleCalls = room({ scope: 'giftCards', area: 'marketing' })({
  createDiscountRule: {
    method: 'POST',
    path: '/ecom/v1/discount-rules',
    summary: 'Creates a discount rule, which applies a discount automatically.',
    roles: elevated,
    repeatable: false,
    body: shape({ discountRule: input(StoreDiscountRule) }),
    response: discountRule,
    errors: ['MAX_DISCOUNT_RULES_REACHED', 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED', 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED'],
    client: {
      module: 'discountRules',
      args: 'discountRule',
      gives: 'discountRule',
      example: [
        "const scopes = [{ id: 'all', type: 'CATALOG_ITEM' as const, catalogItemFilter: { catalogAppId: catalogReference.appId } }]",
        "const value = { discountType: 'PERCENTAGE' as const, percentage: 10, targetType: 'SPECIFIC_ITEMS' as const, specificItemsInfo: { scopes } }",
        "await owner.discountRules.createDiscountRule({ name: 'Ten percent', active: false, discounts: { values: [value] } })",
      ],
    },
  },
  getDiscountRule: {
    method: 'GET',
    path: '/ecom/v1/discount-rules/{id}',
    summary: 'Returns a discount rule.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: discountRule,
    errors: ['NOT_FOUND'],
    client: {
      module: 'discountRules',
      gives: 'discountRule',
      example: 'const { status, usageCount } = await owner.discountRules.getDiscountRule(discount.id)',
    },
  },
  queryDiscountRules: {
    method: 'POST',
    path: '/ecom/v1/discount-rules/query',
    summary: 'Lists discount rules that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ discountRules: list(StoreDiscountRule), pagingMetadata: CursorMetadata }),
    client: {
      module: 'discountRules',
      finds: { fields: DiscountRuleFields },
      example: "const { items } = await owner.discountRules.queryDiscountRules().eq('active', true).find()",
    },
  },
  updateDiscountRule: {
    method: 'PATCH',
    path: '/ecom/v1/discount-rules/{id}',
    summary: 'Updates a discount rule. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ discountRule: input(StoreDiscountRule) }),
    response: discountRule,
    errors: ['NOT_FOUND', 'CONFLICT', 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED', 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED'],
    client: {
      module: 'discountRules',
      args: 'id discountRule',
      gives: 'discountRule',
      example: [
        'const { revision } = discount',
        'await owner.discountRules.updateDiscountRule(discount.id, { revision, active: false })',
      ],
    },
  },
  deleteDiscountRule: {
    method: 'DELETE',
    path: '/ecom/v1/discount-rules/{id}',
    summary: 'Deletes a discount rule. Existing orders do not change.',
    roles: elevated,
    repeatable: false,
    params: byId,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'discountRules', example: 'await owner.discountRules.deleteDiscountRule(discount.id)' },
  },
  listTriggers: {
    method: 'POST',
    path: '/ecom/v1/discount-custom-triggers/list',
    summary: 'Lists the custom triggers that discount rules can use.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({}),
    response: shape({ triggers: list(DiscountCustomTrigger) }),
    client: {
      module: 'discountsCustomTrigger',
      example: 'const { triggers } = await owner.discountsCustomTrigger.listTriggers()',
    },
  },
})
