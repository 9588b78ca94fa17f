// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  StoreDiscountRule,
  Search,
  StoreDiscountRuleInput,
} from '../generated.ts'

const discountRuleDates = { createdDate: true, updatedDate: true, activeTimeInfo: { start: true, end: true } } as const

const createDiscountRuleDates = { discountRule: discountRuleDates } as const

/** Creates a discount rule, which applies a discount automatically. */
export const createDiscountRule: ElevatedEndpoint<
  { body: { discountRule: StoreDiscountRuleInput } },
  { discountRule: StoreDiscountRule }
> = { route: 'POST /ecom/v1/discount-rules', elevated: true, dates: createDiscountRuleDates }

/** Returns a discount rule. */
export const getDiscountRule: ElevatedEndpoint<{ params: { id: string } }, { discountRule: StoreDiscountRule }> = {
  route: 'GET /ecom/v1/discount-rules/{id}',
  repeatable: true,
  elevated: true,
  dates: createDiscountRuleDates,
}

/** Lists discount rules that match a filter, sorted and paged. */
export const queryDiscountRules: ElevatedEndpoint<
  { body?: { query?: Search } },
  { discountRules: readonly StoreDiscountRule[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /ecom/v1/discount-rules/query',
  repeatable: true,
  elevated: true,
  dates: { discountRules: discountRuleDates },
}

/** Updates a discount rule. Fields that are not sent do not change. Requires its current revision. */
export const updateDiscountRule: ElevatedEndpoint<
  { params: { id: string }; body: { discountRule: StoreDiscountRuleInput } },
  { discountRule: StoreDiscountRule }
> = { route: 'PATCH /ecom/v1/discount-rules/{id}', elevated: true, dates: createDiscountRuleDates }

/** Deletes a discount rule. Existing orders do not change. */
export const deleteDiscountRule: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/discount-rules/{id}',
  elevated: true,
}
