import type { Reduction } from '@vitrine/domain/totals/discount.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField } from '../../../ground/base/refusal.ts'

/** Reads the merchant discounts of an elevated caller. An empty list removes them. */
export const readMerchantDiscounts = (
  sent: readonly { readonly amount?: string; readonly percentage?: number }[] | undefined,
  { isTrusted, currency }: { isTrusted: boolean; currency: string },
): readonly Reduction[] | undefined => {
  if (sent === undefined) return undefined
  if (!isTrusted) {
    throw invalidField('merchantDiscounts', 'can only be set by an elevated caller', 'FIELD_NOT_ALLOWED')
  }
  return sent.map(({ amount, percentage }, index) => {
    const field = `merchantDiscounts[${index}]`
    if (amount !== undefined && percentage !== undefined) {
      throw invalidField(field, 'must have either an amount or a percentage, not both', 'ONE_OF_ALIGNMENT')
    }
    if (percentage !== undefined) return { percentage: String(percentage) }
    if (amount === undefined) throw invalidField(`${field}.amount`, 'or percentage must be set', 'REQUIRED_FIELD')
    return exactMinor(amount, { field: `${field}.amount`, currency })
  })
}
