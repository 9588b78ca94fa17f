import type { OrderTransactions } from '@vitrine/client'
import { words } from '../../words/en.ts'

export type OrderPayment = NonNullable<OrderTransactions['payments']>[number]

/** What a payment is called in a sentence: its card, its gift card, its way of paying. */
export const paymentName = ({ regularPaymentDetails, giftcardPaymentDetails }: OrderPayment): string => {
  const { creditCardDetails, paymentMethodName } = regularPaymentDetails ?? {}
  const { brand, lastFourDigits } = creditCardDetails ?? {}
  if (brand && lastFourDigits) return words.card(brand, lastFourDigits)
  const giftCard = giftcardPaymentDetails?.obfuscatedCode
  if (giftCard) return words.giftCardNamed(giftCard)
  return paymentMethodName?.siteLanguageName ?? words.canceling.unnamed
}
