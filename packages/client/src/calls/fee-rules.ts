// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, CursorMetadata, FeeRule, Search, FeeRuleInput } from '../generated.ts'

const feeRuleDates = { createdDate: true, updatedDate: true } as const

const createFeeRuleDates = { feeRule: feeRuleDates } as const

/** Creates a fee rule, which adds a fee to purchases automatically. */
export const createFeeRule: ElevatedEndpoint<{ body: { feeRule: FeeRuleInput } }, { feeRule: FeeRule }> = {
  route: 'POST /vitrine/v1/fee-rules',
  elevated: true,
  dates: createFeeRuleDates,
}

/** Returns a fee rule. */
export const getFeeRule: ElevatedEndpoint<{ params: { id: string } }, { feeRule: FeeRule }> = {
  route: 'GET /vitrine/v1/fee-rules/{id}',
  repeatable: true,
  elevated: true,
  dates: createFeeRuleDates,
}

/** Lists fee rules that match a filter, sorted and paged. */
export const queryFeeRules: ElevatedEndpoint<
  { body?: { query?: Search } },
  { feeRules: readonly FeeRule[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/fee-rules/query', repeatable: true, elevated: true, dates: { feeRules: feeRuleDates } }

/** Updates a fee rule. Fields that are not sent do not change. Requires its current revision. */
export const updateFeeRule: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      feeRule: FeeRuleInput
      /** Fields to remove. */
      unset?: readonly (
        | 'amount'
        | 'percentage'
        | 'productIds'
        | 'collectionIds'
        | 'destinations'
        | 'minSubtotal'
        | 'maxSubtotal'
        | 'taxGroupId'
      )[]
    }
  },
  { feeRule: FeeRule }
> = { route: 'PATCH /vitrine/v1/fee-rules/{id}', elevated: true, dates: createFeeRuleDates }

/** Deletes a fee rule. Existing orders do not change. */
export const deleteFeeRule: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/fee-rules/{id}',
  elevated: true,
}
