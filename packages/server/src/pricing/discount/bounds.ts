import type { Discount } from '@vitrine/contract/entities/pricing/discount.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Limits } from '@vitrine/domain/discount/rule.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { invalidField } from '../../ground/base/refusal.ts'

/** Optional limits of a discount, which can be removed again. */
export type DiscountBound = 'startTime' | 'endTime' | 'usageLimit' | 'perCustomerLimit' | 'budget'

const chosen = <T>(sent: T | undefined, before: T | undefined, isUnset: boolean): T | undefined =>
  sent ?? (isUnset ? undefined : before)

/** Reads start and end. The end must be after the start. */
export const readMoments = (
  before: { readonly starts?: string; readonly ends?: string },
  {
    unset,
    field,
    ruleName,
    ...sent
  }: {
    starts: string | undefined
    ends: string | undefined
    unset: readonly DiscountBound[]
    field: string
    ruleName?: string
  },
): { readonly starts?: string; readonly ends?: string } => {
  const starts = chosen(sent.starts, before.starts, unset.includes('startTime'))
  const ends = chosen(sent.ends, before.ends, unset.includes('endTime'))
  if (starts !== undefined && ends !== undefined && new Date(starts) >= new Date(ends)) {
    throw invalidField(field, 'must be after the start', 'VALIDATION', ruleName)
  }
  return {
    ...(starts !== undefined && { starts: new Date(starts).toISOString() }),
    ...(ends !== undefined && { ends: new Date(ends).toISOString() }),
  }
}

/** Reads the limits of uses and amounts. */
export const readLimits = (
  before: Limits,
  sent: Pick<Input<Discount>, 'usageLimit' | 'perCustomerLimit' | 'budget'>,
  { unset, currency }: { unset: readonly DiscountBound[]; currency: string },
): Limits => {
  const money = sent.budget === undefined ? undefined : toMinor(sent.budget, currency)
  const uses = chosen(sent.usageLimit, before.uses, unset.includes('usageLimit'))
  const perCustomer = chosen(sent.perCustomerLimit, before.perCustomer, unset.includes('perCustomerLimit'))
  const budget = chosen(money, before.budget, unset.includes('budget'))
  return {
    ...(uses !== undefined && { uses }),
    ...(perCustomer !== undefined && { perCustomer }),
    ...(budget !== undefined && { budget }),
  }
}
