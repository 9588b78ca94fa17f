import { sumOf, type Minor } from '../money.ts'

/** A gift card bought with an order. */
export interface SoldCard {
  readonly id: string
  readonly lineItemId: string
  readonly value: Minor
  readonly balance: Minor
  readonly disabled: boolean
}

/** The refund of an order that gift cards have to be checked against. */
export interface RefundOfOrder {
  /** Quantities of lines refunded before or now. `undefined` if the refund does not list items. */
  readonly lines?: readonly { readonly id: string; readonly quantity: number }[]
  /** The amount the store keeps after the refund. */
  readonly retainedAmount: Minor
  /** Whether the order is canceled. All its unspent gift cards are disabled then, whatever amount the store keeps. */
  readonly isCanceled?: boolean
}

export type RevokeDecision =
  | { readonly ok: true; readonly disable: readonly string[] }
  | {
      readonly ok: false
      /** A card was redeemed, or the refund does not say which of the cards it is for. */
      readonly code: 'GIFT_CARD_REDEEMED' | 'GIFT_CARDS_NOT_NAMED'
      /** The amount the store must keep for the cards. */
      readonly bound: Minor
    }

const isUnspent = ({ value, balance }: SoldCard): boolean => value === balance

/** Returns the amount that covers a card: its value while it is active, otherwise what was spent. */
const coveredAmount = ({ value, balance, disabled }: SoldCard): Minor => (disabled ? value - balance : value)

const without = (cards: readonly SoldCard[], ids: readonly string[]): SoldCard[] =>
  cards.map((card) => (ids.includes(card.id) ? { ...card, disabled: true } : card))

/** Returns the unspent cards of refunded lines, or `undefined` if there are not enough. */
const ofLines = (cards: readonly SoldCard[], lines: NonNullable<RefundOfOrder['lines']>): string[] | undefined => {
  const disable: string[] = []
  for (const { id, quantity } of lines) {
    const unspent = cards.filter((card) => card.lineItemId === id && isUnspent(card))
    if (!cards.some(({ lineItemId }) => lineItemId === id)) continue
    const needed = quantity - unspent.filter(({ disabled }) => disabled).length
    const active = unspent.filter(({ disabled }) => !disabled)
    if (active.length < needed) return undefined
    disable.push(...active.slice(active.length - Math.max(0, needed)).map(({ id: card }) => card))
  }
  return disable
}

/**
 * Decides which gift cards of an order to disable on a refund. A refund of items disables their cards, and a refund of
 * everything that is left disables all unspent cards. The store keeps the amount that covers all others, so that a
 * redeemed card is not refunded as well.
 */
export const decideRevoke = (
  cards: readonly SoldCard[],
  { lines, retainedAmount, isCanceled = false }: RefundOfOrder,
): RevokeDecision => {
  const named = ofLines(cards, lines ?? [])
  if (!named) return { ok: false, code: 'GIFT_CARD_REDEEMED', bound: sumOf(cards.map(coveredAmount)) }
  const unspent = cards.filter((card) => isUnspent(card) && !card.disabled).map(({ id }) => id)
  const candidates = [named, unspent]
  const bounds = candidates.map((disable) => sumOf(without(cards, disable).map(coveredAmount)))
  if (retainedAmount >= bounds[0]! && !isCanceled) return { ok: true, disable: named }
  if (isCanceled && retainedAmount >= bounds[1]!) return { ok: true, disable: unspent }
  // The minimum with all unspent cards disabled. Keeping less is impossible; keeping more does not say which card to
  // disable.
  if (retainedAmount < bounds[1]!)
    return {
      ok: false,
      code: 'GIFT_CARD_REDEEMED',
      bound: sumOf(cards.filter((card) => !isUnspent(card)).map(coveredAmount)),
    }
  const isAll = retainedAmount === bounds[1] && lines === undefined
  return isAll ? { ok: true, disable: unspent } : { ok: false, code: 'GIFT_CARDS_NOT_NAMED', bound: bounds[0]! }
}
