import type { PaymentTerms } from '@vitrine/contract/entities/money/payment-terms.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'

/** Presents a product's payment terms. Empty if it is paid in full with the order. */
export const paymentTermsOf = (
  { payment }: Terms = {},
  write: (amount: Minor) => string,
): { readonly paymentTerms?: PaymentTerms } => {
  if (!payment || payment.option === 'FULL_PAYMENT_ONLINE') return {}
  const { option: paymentOption } = payment
  if (payment.option !== 'DEPOSIT_ONLINE') return { paymentTerms: { paymentOption } }
  const { deposit } = payment
  const details =
    typeof deposit === 'number' ? { depositAmount: write(deposit) } : { depositPercentage: deposit.percentage }
  return { paymentTerms: { paymentOption, ...details } }
}
