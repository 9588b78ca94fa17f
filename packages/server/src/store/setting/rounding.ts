import type { PriceRounding } from '@vitrine/contract/entities/store/store-currency.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import type { Rounding } from '@vitrine/domain/price-list/rounding.ts'
import { invalidField } from '../../ground/base/refusal.ts'

/** Reads price rounding, in minor units of the currency. */
export const readRounding = (
  { to, mode = 'NEAREST', less }: Input<PriceRounding>,
  { field, currency }: { field: string; currency: string },
): Rounding => {
  if (to === undefined) throw invalidField(`${field}.to`, 'must be set', 'REQUIRED_FIELD')
  const rounding = { step: toMinor(to, currency), mode, less: less === undefined ? 0 : toMinor(less, currency) }
  if (rounding.step < 1) throw invalidField(`${field}.to`, `must be at least ${toDecimal(1, currency)}`, 'DECIMAL_GTE')
  if (rounding.less >= rounding.step) throw invalidField(`${field}.less`, 'must be less than `to`', 'DECIMAL_LT')
  return rounding
}

export const presentRounding = ({ step, mode, less }: Rounding, currency: string) => ({
  to: toDecimal(step, currency),
  mode,
  less: toDecimal(less, currency),
})
