/** Gift cards, as the store owner issues them. Elevated. Buyers enter a code by `giftCardCode` of a checkout. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { GiftCard } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What gift cards can be found by. */
export interface GiftCardFields {
  id: string
  currency: string
  recipientEmail: string
  'balance.amount': number
  'initialValue.amount': number
  expirationDate: Date
  createdDate: Date
  updatedDate: Date
}
/** A query for gift cards in the making. */
export type GiftCardQuery = CursorQuery<GiftCard, GiftCardFields, keyof GiftCardFields>

/**
 * Issues a gift card and mails its code to whoever it is for; the code is told here once and never again.
 *
 * @example
 * const { giftCard, code } = await owner.giftCards.createGiftCard({ initialValue: { amount: '50' } })
 */
export const createGiftCard = (
  send: ElevatedSend,
): ((
  giftCard: BodyOf<typeof calls.createGiftCard>['giftCard'],
  call?: CallOptions,
) => Promise<{ giftCard: GiftCard; code: string }>) => bind(send, calls.createGiftCard, 'giftCard')

/**
 * Reads a gift card: what was on it, and what is left.
 *
 * @example
 * const { balance } = await owner.giftCards.getGiftCard(giftCard.id)
 */
export const getGiftCard = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<GiftCard>) =>
  bind(send, calls.getGiftCard, 'id', 'giftCard')

/**
 * Finds gift cards: without arguments a query to build, with one the answer to it.
 *
 * @example
 * const { items } = await owner.giftCards.queryGiftCards().gt('balance.amount', 0).find()
 */
export const queryGiftCards = (
  send: ElevatedSend,
): CursorQueryCall<GiftCardQuery, ResponseOf<typeof calls.queryGiftCards>> =>
  cursorQueryCall(send, calls.queryGiftCards, 'giftCards')

/**
 * Stops a gift card for good: it pays for nothing any more.
 *
 * @example
 * await owner.giftCards.disableGiftCard(giftCard.id)
 */
export const disableGiftCard = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<GiftCard>) =>
  bind(send, calls.disableGiftCard, 'id', 'giftCard')
