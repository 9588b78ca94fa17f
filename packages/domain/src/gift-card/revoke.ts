import { sumOf, type Minor } from '../money.ts'

/** A gift card that was bought with an order. */
export interface SoldCard {
  readonly id: string
  readonly lineItemId: string
  readonly value: Minor
  readonly balance: Minor
  readonly disabled: boolean
}

/** So much of an order goes back to its buyer. */
export interface GoingBack {
  /** Pieces of lines that have gone back or go back now; nothing where no items are named. */
  readonly lines?: readonly { readonly id: string; readonly quantity: number }[]
  /** What the store keeps of the order's money after that. */
  readonly keeps: Minor
  /** The order is canceled: nothing of it is left, whatever money is kept. */
  readonly isCanceled?: boolean
}

export type RevokeDecision =
  | { readonly ok: true; readonly disable: readonly string[] }
  | {
      readonly ok: false
      /** A card was redeemed, or nobody said which of the cards goes back. */
      readonly code: 'GIFT_CARD_REDEEMED' | 'GIFT_CARDS_NOT_NAMED'
      /** The money that the store must keep for the cards. */
      readonly bound: Minor
    }

const isUnspent = ({ value, balance }: SoldCard): boolean => value === balance

/** The money that stands behind a card: all of its value as long as it pays, what was spent of it after that. */
const boundBy = ({ value, balance, disabled }: SoldCard): Minor => (disabled ? value - balance : value)

const without = (cards: readonly SoldCard[], ids: readonly string[]): SoldCard[] =>
  cards.map((card) => (ids.includes(card.id) ? { ...card, disabled: true } : card))

/** The unspent cards of lines that go back; nothing where not as many are unspent. */
const ofLines = (cards: readonly SoldCard[], lines: NonNullable<GoingBack['lines']>): string[] | undefined => {
  const disable: string[] = []
  for (const { id, quantity } of lines) {
    const unspent = cards.filter((card) => card.lineItemId === id && isUnspent(card))
    if (!cards.some(({ lineItemId }) => lineItemId === id)) continue
    const wanted = quantity - unspent.filter(({ disabled }) => disabled).length
    const active = unspent.filter(({ disabled }) => !disabled)
    if (active.length < wanted) return undefined
    disable.push(...active.slice(active.length - Math.max(0, wanted)).map(({ id: card }) => card))
  }
  return disable
}

/**
 * Which gift cards of an order stop paying when money of it goes back. Who names items gives their cards back; where all
 * that is left goes back, all unspent cards do. The store keeps what stands behind the others: a card that was redeemed is
 * not refunded as well.
 */
export const decideRevoke = (
  cards: readonly SoldCard[],
  { lines, keeps, isCanceled = false }: GoingBack,
): RevokeDecision => {
  const named = ofLines(cards, lines ?? [])
  if (!named) return { ok: false, code: 'GIFT_CARD_REDEEMED', bound: sumOf(cards.map(boundBy)) }
  const unspent = cards.filter((card) => isUnspent(card) && !card.disabled).map(({ id }) => id)
  const candidates = [named, unspent]
  const bounds = candidates.map((disable) => sumOf(without(cards, disable).map(boundBy)))
  if (keeps >= bounds[0]! && !isCanceled) return { ok: true, disable: named }
  if (isCanceled && keeps >= bounds[1]!) return { ok: true, disable: unspent }
  // What is left when no unspent card is worth anything: less must not be kept, and more does not say which of them goes.
  if (keeps < bounds[1]!)
    return {
      ok: false,
      code: 'GIFT_CARD_REDEEMED',
      bound: sumOf(cards.filter((card) => !isUnspent(card)).map(boundBy)),
    }
  const isAll = keeps === bounds[1] && lines === undefined
  return isAll ? { ok: true, disable: unspent } : { ok: false, code: 'GIFT_CARDS_NOT_NAMED', bound: bounds[0]! }
}
