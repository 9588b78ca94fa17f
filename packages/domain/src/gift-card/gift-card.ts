import type { Minor } from '../money.ts'

/** A prepaid balance that pays for orders. */
export interface GiftCard {
  readonly currency: string
  readonly balance: Minor
  readonly expires?: Date
  readonly disabled: boolean
}

export type GiftCardRefusal =
  | 'ERROR_GIFT_CARD_DISABLED'
  | 'ERROR_GIFT_CARD_EXPIRED'
  | 'ERROR_GIFT_CARD_CURRENCY'
  | 'ERROR_GIFT_CARD_EMPTY'

/** Returns why a gift card cannot be used for a payment in a currency, or `undefined` if it can. */
export const giftCardRefusal = (
  { currency, balance, expires, disabled }: GiftCard,
  at: { readonly currency: string; readonly now: Date },
): GiftCardRefusal | undefined => {
  if (disabled) return 'ERROR_GIFT_CARD_DISABLED'
  if (expires && expires <= at.now) return 'ERROR_GIFT_CARD_EXPIRED'
  if (currency !== at.currency) return 'ERROR_GIFT_CARD_CURRENCY'
  return balance <= 0 ? 'ERROR_GIFT_CARD_EMPTY' : undefined
}

/** Returns how much of a total a gift card pays: the requested amount, at most its balance and the total. */
export const giftCardAmount = ({ balance }: GiftCard, total: Minor, requested?: Minor): Minor =>
  Math.max(0, Math.min(balance, total, requested ?? total))

export type GiftCardStatus = 'ACTIVE' | 'EMPTY' | 'EXPIRED' | 'DISABLED'

/** Returns the status of a gift card. */
export const giftCardStatus = (card: GiftCard, now: Date): GiftCardStatus => {
  const refusal = giftCardRefusal(card, { currency: card.currency, now })
  if (refusal === 'ERROR_GIFT_CARD_DISABLED') return 'DISABLED'
  if (refusal === 'ERROR_GIFT_CARD_EXPIRED') return 'EXPIRED'
  return refusal === 'ERROR_GIFT_CARD_EMPTY' ? 'EMPTY' : 'ACTIVE'
}

/** The characters of codes. Letters that look like digits are left out, and are accepted in place of these digits. */
export const giftCardAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Normalizes a code for comparison: upper case, without spaces and dashes, `O` as `0`, `I` and `L` as `1`. */
export const normalGiftCardCode = (code: string): string =>
  code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
