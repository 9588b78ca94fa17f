// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, CursorMetadata, FeeRule, Search, FeeRuleInput } from '../generated.ts'

const feeRuleDates = { createdDate: true, updatedDate: true } as const

const createFeeRuleDates = { feeRule: feeRuleDates } as const

/** Creates a fee that purchases get by themselves. */
export const createFeeRule: ElevatedEndpoint<{ body: { feeRule: FeeRuleInput } }, { feeRule: FeeRule }> = {
  route: 'POST /vitrine/v1/fee-rules',
  elevated: true,
  dates: createFeeRuleDates,
}

/** Reads a fee rule. */
export const getFeeRule: ElevatedEndpoint<{ params: { id: string } }, { feeRule: FeeRule }> = {
  route: 'GET /vitrine/v1/fee-rules/{id}',
  repeatable: true,
  elevated: true,
  dates: createFeeRuleDates,
}

/** Finds fee rules. */
export const queryFeeRules: ElevatedEndpoint<
  { body?: { query?: Search } },
  { feeRules: readonly FeeRule[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/fee-rules/query', repeatable: true, elevated: true, dates: { feeRules: feeRuleDates } }

/** Updates the fields of a fee rule that are sent; needs its revision. `unset` removes others. */
export const updateFeeRule: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      feeRule: FeeRuleInput
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

/** Deletes a fee rule; orders do not change. */
export const deleteFeeRule: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/fee-rules/{id}',
  elevated: true,
}
