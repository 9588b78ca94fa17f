// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/gift-cards.ts'
import type { GiftCard } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const giftCardDates = { expirationDate: true, createdDate: true, updatedDate: true } as const

const createGiftCardDates = { giftCard: giftCardDates } as const

/**
 * Issues a gift card and mails its code to whoever it is for; the code is told here once and never again. Elevated.
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
 * Reads a gift card: what was on it, and what is left. Elevated.
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

/** What gift cards can be found and sorted by. */
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
 * Finds gift cards. Without arguments a query to build, with one the answer to it. Elevated.
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
 * Stops a gift card for good: it pays for nothing any more. Elevated.
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
