import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import { invalidField } from '../refusal.ts'

/** Reads what the merchant takes off the whole; only an elevated caller may. An empty list takes it back. */
export const readMerchantDiscounts = (
  sent: readonly { readonly amount?: string }[] | undefined,
  { isTrusted, currency }: { isTrusted: boolean; currency: string },
): readonly Minor[] | undefined => {
  if (sent === undefined) return undefined
  if (!isTrusted) {
    throw invalidField(
      'merchantDiscounts',
      'are the merchant’s: only an elevated caller may give one',
      'FIELD_NOT_ALLOWED',
    )
  }
  return sent.map(({ amount }, index) => {
    if (amount === undefined) throw invalidField(`merchantDiscounts[${index}].amount`, 'must be set', 'REQUIRED_FIELD')
    return toMinor(amount, currency)
  })
}
