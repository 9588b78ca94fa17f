import type { MemberSavedPaymentMethod } from '@vitrine/client'
import type { Words } from '../words/en.ts'

const two = (value: number): string => String(value % 100).padStart(2, '0')

/** Returns the name of a saved payment method: brand, last digits and expiry. */
export const savedMethodName = ({ card, expiration }: MemberSavedPaymentMethod, words: Words): string => {
  const name = card ? words.savedCard(card.brand, card.lastFourDigits) : words.savedPaymentMethod
  if (!expiration) return name
  return words.savedUntil(name, `${two(expiration.month)}/${two(expiration.year)}`)
}
