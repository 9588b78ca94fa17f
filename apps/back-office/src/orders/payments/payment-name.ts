import type { OrderTransactions } from '@vitrine/client'
import { words } from '../../words/words.ts'

export type OrderPayment = NonNullable<OrderTransactions['payments']>[number]

/** Name of a payment within a sentence: its card, gift card or payment method. */
export const paymentName = ({ regularPaymentDetails, giftcardPaymentDetails }: OrderPayment): string => {
  const { creditCardDetails, paymentMethodName } = regularPaymentDetails ?? {}
  const { brand, lastFourDigits } = creditCardDetails ?? {}
  if (brand && lastFourDigits) return words.card(brand, lastFourDigits)
  const giftCard = giftcardPaymentDetails?.obfuscatedCode
  if (giftCard) return words.giftCardNamed(giftCard)
  return paymentMethodName?.siteLanguageName ?? words.canceling.unnamed
}
