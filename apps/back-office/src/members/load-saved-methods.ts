import type { MemberSavedPaymentMethod } from '@vitrine/client'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

export type SavedMethod = MemberSavedPaymentMethod

/** Returns a member's saved payment methods. `undefined` if the provider doesn't respond, which must not break the page. */
export const loadSavedMethods = (memberId: string): Promise<readonly SavedMethod[] | undefined> =>
  shop.savedPaymentMethods.listMemberSavedPaymentMethods(memberId).catch(() => undefined)

const twoDigits = (value: number): string => String(value % 100).padStart(2, '0')

/** Name of a saved payment method: brand, last digits and expiration. */
export const savedMethodName = ({ card, expiration }: SavedMethod): string => {
  const name = card ? words.savedMethods.card(card.brand, card.lastFourDigits) : words.savedMethods.other
  return expiration
    ? words.savedMethods.until(name, `${twoDigits(expiration.month)}/${twoDigits(expiration.year)}`)
    : name
}
