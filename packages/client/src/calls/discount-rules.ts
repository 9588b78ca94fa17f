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

/** Creates a discount rule. */
export const createDiscountRule: ElevatedEndpoint<
  { body: { discountRule: StoreDiscountRuleInput } },
  { discountRule: StoreDiscountRule }
> = { route: 'POST /ecom/v1/discount-rules', elevated: true, dates: createDiscountRuleDates }

/** Reads a discount rule. */
export const getDiscountRule: ElevatedEndpoint<{ params: { id: string } }, { discountRule: StoreDiscountRule }> = {
  route: 'GET /ecom/v1/discount-rules/{id}',
  repeatable: true,
  elevated: true,
  dates: createDiscountRuleDates,
}

/** Finds discount rules. */
export const queryDiscountRules: ElevatedEndpoint<
  { body?: { query?: Search } },
  { discountRules: readonly StoreDiscountRule[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /ecom/v1/discount-rules/query',
  repeatable: true,
  elevated: true,
  dates: { discountRules: discountRuleDates },
}

/** Updates the fields of a discount rule that are sent; needs its revision. */
export const updateDiscountRule: ElevatedEndpoint<
  { params: { id: string }; body: { discountRule: StoreDiscountRuleInput } },
  { discountRule: StoreDiscountRule }
> = { route: 'PATCH /ecom/v1/discount-rules/{id}', elevated: true, dates: createDiscountRuleDates }

/** Deletes a discount rule; orders that got its discount do not change. */
export const deleteDiscountRule: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/discount-rules/{id}',
  elevated: true,
}
