/** Gift cards, as the store owner issues them. Elevated. Buyers enter a code by `giftCardCode` of a checkout. */
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { CursorMetadata, GiftCard, Search } from '../generated.ts'
import { cursorQuery, type CursorQuery } from '../query/cursor-query.ts'

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
export type GiftCardQuery = CursorQuery<GiftCard, GiftCardFields, keyof GiftCardFields>

/** Issues a gift card and mails its code to whoever it is for; the code is told here once and never again. */
export const createGiftCard =
  (send: Send) =>
  (
    giftCard: BodyOf<typeof calls.createGiftCard>['giftCard'],
    call?: CallOptions,
  ): Promise<{ giftCard: GiftCard; code: string }> =>
    send(calls.createGiftCard, { body: { giftCard } }, call)

/** Reads a gift card: what was on it, and what is left. */
export const getGiftCard =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<GiftCard> =>
    (await send(calls.getGiftCard, { params: { id } }, call)).giftCard

/** Finds gift cards: without arguments a query to build, with one the answer to it. */
export const queryGiftCards = (send: Send) => {
  function query(): GiftCardQuery
  function query(
    query: Search,
    call?: CallOptions,
  ): Promise<{ giftCards: readonly GiftCard[]; pagingMetadata: CursorMetadata }>
  function query(query?: Search, call?: CallOptions) {
    if (query) return send(calls.queryGiftCards, { body: { query } }, call)
    return cursorQuery<GiftCard, GiftCardFields, keyof GiftCardFields>(async (built, call) => {
      const answer = await send(calls.queryGiftCards, { body: { query: built } }, call)
      return { items: answer.giftCards, metadata: answer.pagingMetadata }
    })
  }
  return query
}

/** Stops a gift card for good: it pays for nothing any more. */
export const disableGiftCard =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<GiftCard> =>
    (await send(calls.disableGiftCard, { params: { id } }, call)).giftCard
