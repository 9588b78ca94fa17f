// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/discount-rules.ts'
import type { StoreDiscountRule, StoreDiscountRuleInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const discountRuleDates = { createdDate: true, updatedDate: true, activeTimeInfo: { start: true, end: true } } as const

const createDiscountRuleDates = { discountRule: discountRuleDates } as const

/**
 * Creates a discount rule, which applies a discount automatically. Elevated.
 *
 * @example
 * const scopes = [{ id: 'all', type: 'CATALOG_ITEM' as const, catalogItemFilter: { catalogAppId: catalogReference.appId } }]
 * const value = { discountType: 'PERCENTAGE' as const, percentage: 10, targetType: 'SPECIFIC_ITEMS' as const, specificItemsInfo: { scopes } }
 * await owner.discountRules.createDiscountRule({ name: 'Ten percent', active: false, discounts: { values: [value] } })
 */
export const createDiscountRule = (
  send: ElevatedSend,
): ((discountRule: StoreDiscountRuleInput, call?: CallOptions) => Promise<StoreDiscountRule>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/discount-rules discountRule', elevated: true, dates: createDiscountRuleDates },
    'discountRule',
  )

/**
 * Returns a discount rule. Elevated.
 *
 * @example
 * const { status, usageCount } = await owner.discountRules.getDiscountRule(discount.id)
 */
export const getDiscountRule = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<StoreDiscountRule>) =>
  bind(
    send,
    { route: 'GET /ecom/v1/discount-rules/{id} id', repeatable: true, elevated: true, dates: createDiscountRuleDates },
    'discountRule',
  )

/** Fields that discount rules can be filtered and sorted by. */
export interface DiscountRuleFields {
  id: string
  name: string
  active: boolean
  revision: string
  'activeTimeInfo.start': Date
  'activeTimeInfo.end': Date
  'tags.privateTags.tagIds': readonly string[]
  createdDate: Date
  updatedDate: Date
}

/** A query builder for discount rules. */
export type DiscountRuleQuery = CursorQuery<StoreDiscountRule, DiscountRuleFields, keyof DiscountRuleFields>

/**
 * Lists discount rules that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.discountRules.queryDiscountRules().eq('active', true).find()
 */
export const queryDiscountRules = (
  send: ElevatedSend,
): CursorQueryCall<DiscountRuleQuery, ResponseOf<typeof calls.queryDiscountRules>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /ecom/v1/discount-rules/query',
      repeatable: true,
      elevated: true,
      dates: { discountRules: discountRuleDates },
    },
    'discountRules',
  )

/**
 * Updates a discount rule. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = discount
 * await owner.discountRules.updateDiscountRule(discount.id, { revision, active: false })
 */
export const updateDiscountRule = (
  send: ElevatedSend,
): ((id: string, discountRule: StoreDiscountRuleInput, call?: CallOptions) => Promise<StoreDiscountRule>) =>
  bind(
    send,
    { route: 'PATCH /ecom/v1/discount-rules/{id} id discountRule', elevated: true, dates: createDiscountRuleDates },
    'discountRule',
  )

/**
 * Deletes a discount rule. Existing orders do not change. Elevated.
 *
 * @example
 * await owner.discountRules.deleteDiscountRule(discount.id)
 */
export const deleteDiscountRule = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/discount-rules/{id} id', elevated: true }, '')
