// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/gift-cards.ts'
import type { GiftCard, SoldGiftCard } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const giftCardDates = { expirationDate: true, createdDate: true, updatedDate: true } as const

const createGiftCardDates = { giftCard: giftCardDates } as const

/**
 * Creates a gift card, emails it to the recipient, and returns its code only once. Elevated.
 *
 * @example
 * const { giftCard, code } = await owner.giftCards.createGiftCard({ initialValue: { amount: '50' } })
 */
export const createGiftCard = (
  send: ElevatedSend,
): ((
  giftCard: NonNullable<BodyOf<typeof calls.createGiftCard>['giftCard']>,
  call?: CallOptions,
) => Promise<{ giftCard: GiftCard; code: string }>) =>
  bind(send, { route: 'POST /vitrine/v1/gift-cards giftCard', elevated: true, dates: createGiftCardDates })

/**
 * Returns a gift card with its balance. Elevated.
 *
 * @example
 * const { balance } = await owner.giftCards.getGiftCard(giftCard.id)
 */
export const getGiftCard = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<GiftCard>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/gift-cards/{id} id', repeatable: true, elevated: true, dates: createGiftCardDates },
    'giftCard',
  )

/** Fields that gift cards can be filtered and sorted by. */
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

/** A query builder for gift cards. */
export type GiftCardQuery = CursorQuery<GiftCard, GiftCardFields, keyof GiftCardFields>

/**
 * Lists gift cards that match a filter, sorted and paged. Without arguments, returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.giftCards.queryGiftCards().gt('balance.amount', 0).find()
 */
export const queryGiftCards = (
  send: ElevatedSend,
): CursorQueryCall<GiftCardQuery, ResponseOf<typeof calls.queryGiftCards>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /vitrine/v1/gift-cards/query',
      repeatable: true,
      elevated: true,
      dates: { giftCards: giftCardDates },
    },
    'giftCards',
  )

/**
 * Emails a gift card to its recipient now, with a new code. The previous code stops working. Elevated.
 *
 * @example
 * const gift = { initialValue: { amount: '25' }, recipientEmail: 'ann@example.com' }
 * const { giftCard: issued } = await owner.giftCards.createGiftCard(gift)
 * await owner.giftCards.sendGiftCard(issued.id)
 */
export const sendGiftCard = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<GiftCard>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/gift-cards/{id}/send id', elevated: true, dates: createGiftCardDates },
    'giftCard',
  )

/**
 * Changes the recipient of a gift card. If its code was emailed, the new recipient gets a code that replaces it.
 * Elevated.
 *
 * @example
 * const { giftCard: issued } = await owner.giftCards.createGiftCard({ initialValue: { amount: '25' } })
 * await owner.giftCards.changeGiftCardRecipient(issued.id, { recipientEmail: 'ann@example.com' })
 */
export const changeGiftCardRecipient = (
  send: ElevatedSend,
): ((
  id: string,
  options: { recipientEmail: string; recipientName?: string },
  call?: CallOptions,
) => Promise<GiftCard>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/gift-cards/{id}/change-recipient id ...options',
      elevated: true,
      dates: createGiftCardDates,
    },
    'giftCard',
  )

/**
 * Disables a gift card permanently. Elevated.
 *
 * @example
 * await owner.giftCards.disableGiftCard(giftCard.id)
 */
export const disableGiftCard = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<GiftCard>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/gift-cards/{id}/disable id',
      repeatable: true,
      elevated: true,
      dates: createGiftCardDates,
    },
    'giftCard',
  )

/**
 * Lists the gift cards bought with an order and their email dates. Available to its buyer and elevated callers.
 *
 * @example
 * const soldCards = await owner.giftCards.listGiftCardsOfOrder(order.id)
 */
export const listGiftCardsOfOrder = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<readonly SoldGiftCard[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/orders/{orderId}/gift-cards orderId',
      repeatable: true,
      dates: { giftCards: { deliveryDate: true, sentDate: true, giftCard: giftCardDates } },
    },
    'giftCards',
  )
