import type { MemberSavedPaymentMethod } from '@vitrine/client'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

export type SavedMethod = MemberSavedPaymentMethod

/** What a member has saved; nothing told where the provider does not answer, so that the rest of a page stands. */
export const loadSavedMethods = (memberId: string): Promise<readonly SavedMethod[] | undefined> =>
  shop.savedPaymentMethods.listMemberSavedPaymentMethods(memberId).catch(() => undefined)

const two = (value: number): string => String(value % 100).padStart(2, '0')

/** A saved payment method by its brand, its last digits, and how long it is good. */
export const savedMethodName = ({ card, expiration }: SavedMethod): string => {
  const name = card ? words.savedMethods.card(card.brand, card.lastFourDigits) : words.savedMethods.other
  return expiration ? words.savedMethods.until(name, `${two(expiration.month)}/${two(expiration.year)}`) : name
}
