import type { PaymentTerms } from '@vitrine/contract/entities/payment-terms.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'

/** What is told of when a product is paid; nothing of one that is paid with the order. */
export const paymentTermsOf = (
  { payment }: Terms = {},
  write: (amount: Minor) => string,
): { readonly paymentTerms?: PaymentTerms } => {
  if (!payment || payment.option === 'FULL_PAYMENT_ONLINE') return {}
  const { option: paymentOption } = payment
  if (payment.option !== 'DEPOSIT_ONLINE') return { paymentTerms: { paymentOption } }
  const { deposit } = payment
  const told =
    typeof deposit === 'number' ? { depositAmount: write(deposit) } : { depositPercentage: deposit.percentage }
  return { paymentTerms: { paymentOption, ...told } }
}
