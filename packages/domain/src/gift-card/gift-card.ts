import type { Minor } from '../money.ts'

/** Money that was paid before, or given: it pays for orders until it is used up. */
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

/** Why a gift card pays for nothing in this currency at this moment, or nothing. */
export const giftCardRefusal = (
  { currency, balance, expires, disabled }: GiftCard,
  at: { readonly currency: string; readonly now: Date },
): GiftCardRefusal | undefined => {
  if (disabled) return 'ERROR_GIFT_CARD_DISABLED'
  if (expires && expires <= at.now) return 'ERROR_GIFT_CARD_EXPIRED'
  if (currency !== at.currency) return 'ERROR_GIFT_CARD_CURRENCY'
  return balance <= 0 ? 'ERROR_GIFT_CARD_EMPTY' : undefined
}

/** How much of a total a gift card pays: what the buyer asks for, never more than there is on it or to be paid. */
export const giftCardAmount = ({ balance }: GiftCard, total: Minor, requested?: Minor): Minor =>
  Math.max(0, Math.min(balance, total, requested ?? total))

export type GiftCardStatus = 'ACTIVE' | 'EMPTY' | 'EXPIRED' | 'DISABLED'

/** The state of a gift card at a moment. */
export const giftCardStatus = (card: GiftCard, now: Date): GiftCardStatus => {
  const refusal = giftCardRefusal(card, { currency: card.currency, now })
  if (refusal === 'ERROR_GIFT_CARD_DISABLED') return 'DISABLED'
  if (refusal === 'ERROR_GIFT_CARD_EXPIRED') return 'EXPIRED'
  return refusal === 'ERROR_GIFT_CARD_EMPTY' ? 'EMPTY' : 'ACTIVE'
}

/** Codes have no letters that look like figures; what is typed for one of them is understood. */
export const giftCardAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How codes are compared: in capitals, without spaces and dashes, `O` as `0`, `I` and `L` as `1`. */
export const normalGiftCardCode = (code: string): string =>
  code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
