import type { MemberSavedPaymentMethod } from '@vitrine/client'
import type { Words } from './words/en.ts'

const two = (value: number): string => String(value % 100).padStart(2, '0')

/** A saved payment method, as its member knows it: its brand, its last digits, and how long it is good. */
export const savedMethodName = ({ card, expiration }: MemberSavedPaymentMethod, words: Words): string => {
  const name = card ? words.savedCard(card.brand, card.lastFourDigits) : words.savedPaymentMethod
  if (!expiration) return name
  return words.savedUntil(name, `${two(expiration.month)}/${two(expiration.year)}`)
}
