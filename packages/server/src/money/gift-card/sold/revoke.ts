import {
  decideRevoke,
  type RefundOfOrder,
  type RevokeDecision,
  type SoldCard,
} from '@vitrine/domain/gift-card/revoke.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { isGiftCard, type Line } from './sold.ts'
import { lockSoldCards, moveSoldCard, type SoldGiftCard } from './sold-store.ts'
import { disableGiftCard, lockGiftCards, type StoredGiftCard } from '../store.ts'

interface OrderOfCards {
  readonly site_id: string
  readonly id: string
  readonly body: { readonly lineItems: readonly Line[] }
}

interface Held {
  readonly sold: readonly SoldGiftCard[]
  readonly cards: readonly StoredGiftCard[]
}

/** Locks the gift cards bought with an order, so that nobody redeems them meanwhile. */
const holdCards = async (db: Db, { site_id, id, body }: OrderOfCards): Promise<Held> => {
  if (!body.lineItems.some((line) => isGiftCard(line))) return { sold: [], cards: [] }
  const sold = await lockSoldCards(db, site_id, id)
  const ids = sold.map(({ gift_card_id }) => gift_card_id)
  return { sold, cards: ids.length === 0 ? [] : await lockGiftCards(db, site_id, ids) }
}

const judged = ({ sold, cards }: Held): SoldCard[] =>
  sold.flatMap(({ gift_card_id, line_item_id: lineItemId }) => {
    const card = cards.find(({ id }) => id === gift_card_id)
    if (!card) return []
    const { id, initial_value, balance, disabled } = card
    return [{ id, lineItemId, value: Number(initial_value), balance: Number(balance), disabled }]
  })

const stop = async (db: Db, { sold }: Held, { ids, now }: { ids: readonly string[]; now: Date }): Promise<void> => {
  for (const one of sold.filter(({ gift_card_id }) => ids.includes(gift_card_id))) {
    await disableGiftCard(db, one.site_id, one.gift_card_id, now)
    await moveSoldCard(db, one, { event: 'CANCEL', now })
  }
}

/** Disables the gift cards affected by a refund, if they can be. The order must be locked. */
export const revokeSoldCards = async (
  db: Db,
  order: OrderOfCards,
  { now, ...back }: RefundOfOrder & { now: Date },
): Promise<RevokeDecision> => {
  const held = await holdCards(db, order)
  const decision = decideRevoke(judged(held), back)
  if (decision.ok) await stop(db, held, { ids: decision.disable, now })
  return decision
}

export interface Stopped {
  /** Number of disabled cards, and their total balance. */
  readonly count: number
  readonly balance: Minor
  /** Amount already redeemed from the order's cards. */
  readonly spent: Minor
}

/** Disables all gift cards of an order after a chargeback, redeemed or not. */
export const stopSoldCards = async (db: Db, order: OrderOfCards, now: Date): Promise<Stopped> => {
  const held = await holdCards(db, order)
  const cards = judged(held)
  const active = cards.filter(({ disabled }) => !disabled)
  await stop(db, held, { ids: active.map(({ id }) => id), now })
  return {
    count: active.length,
    balance: sumOf(active.map(({ balance }) => balance)),
    spent: sumOf(cards.map(({ value, balance }) => value - balance)),
  }
}
