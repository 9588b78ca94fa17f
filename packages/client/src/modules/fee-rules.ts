// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/fee-rules.ts'
import type { FeeRule, FeeRuleInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const feeRuleDates = { createdDate: true, updatedDate: true } as const

const createFeeRuleDates = { feeRule: feeRuleDates } as const

/**
 * Creates a fee rule, which adds a fee to purchases automatically. Elevated.
 *
 * @example
 * await owner.feeRules.createFeeRule({ name: 'Small order fee', amount: '2.00', maxSubtotal: '20' })
 */
export const createFeeRule = (send: ElevatedSend): ((feeRule: FeeRuleInput, call?: CallOptions) => Promise<FeeRule>) =>
  bind(send, { route: 'POST /vitrine/v1/fee-rules feeRule', elevated: true, dates: createFeeRuleDates }, 'feeRule')

/**
 * Returns a fee rule. Elevated.
 *
 * @example
 * const { name } = await owner.feeRules.getFeeRule(feeRule.id)
 */
export const getFeeRule = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<FeeRule>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/fee-rules/{id} id', repeatable: true, elevated: true, dates: createFeeRuleDates },
    'feeRule',
  )

/** Fields that fee rules can be filtered and sorted by. */
export interface FeeRuleFields {
  id: string
  name: string
  active: boolean
  createdDate: Date
  updatedDate: Date
}

/** A query builder for fee rules. */
export type FeeRuleQuery = CursorQuery<FeeRule, FeeRuleFields, keyof FeeRuleFields>

/**
 * Lists fee rules that match a filter, sorted and paged. Without arguments, returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.feeRules.queryFeeRules().ascending('name').find()
 */
export const queryFeeRules = (
  send: ElevatedSend,
): CursorQueryCall<FeeRuleQuery, ResponseOf<typeof calls.queryFeeRules>> =>
  cursorQueryCall(
    send,
    { route: 'POST /vitrine/v1/fee-rules/query', repeatable: true, elevated: true, dates: { feeRules: feeRuleDates } },
    'feeRules',
  )

/**
 * Updates a fee rule. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = feeRule
 * await owner.feeRules.updateFeeRule(feeRule.id, { revision, percentage: '2' }, { unset: ['amount'] })
 */
export const updateFeeRule = (
  send: ElevatedSend,
): ((
  id: string,
  feeRule: FeeRuleInput,
  options?: Omit<BodyOf<typeof calls.updateFeeRule>, 'feeRule'>,
  call?: CallOptions,
) => Promise<FeeRule>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/fee-rules/{id} id feeRule ...options', elevated: true, dates: createFeeRuleDates },
    'feeRule',
  )

/**
 * Deletes a fee rule. Existing orders do not change. Elevated.
 *
 * @example
 * await owner.feeRules.deleteFeeRule(feeRule.id)
 */
export const deleteFeeRule = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/fee-rules/{id} id', elevated: true }, '')
