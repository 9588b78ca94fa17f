// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, CursorMetadata, GiftCard, SoldGiftCard, Search } from '../generated.ts'

const giftCardDates = { expirationDate: true, createdDate: true, updatedDate: true } as const

const createGiftCardDates = { giftCard: giftCardDates } as const

/** Issues a gift card, returns its code only once, and emails it to the recipient. */
export const createGiftCard: ElevatedEndpoint<
  {
    body: {
      giftCard: {
        initialValue: { amount: string }
        currency?: string
        expirationDate?: Date | string
        recipientEmail?: string
      }
    }
  },
  { giftCard: GiftCard; code: string }
> = { route: 'POST /vitrine/v1/gift-cards', elevated: true, dates: createGiftCardDates }

/** Reads a gift card with its balance. */
export const getGiftCard: ElevatedEndpoint<{ params: { id: string } }, { giftCard: GiftCard }> = {
  route: 'GET /vitrine/v1/gift-cards/{id}',
  repeatable: true,
  elevated: true,
  dates: createGiftCardDates,
}

/** Finds gift cards. */
export const queryGiftCards: ElevatedEndpoint<
  { body?: { query?: Search } },
  { giftCards: readonly GiftCard[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/gift-cards/query',
  repeatable: true,
  elevated: true,
  dates: { giftCards: giftCardDates },
}

/** Emails a gift card to its recipient now, with a new code: the one emailed before stops working. */
export const sendGiftCard: ElevatedEndpoint<{ params: { id: string } }, { giftCard: GiftCard }> = {
  route: 'POST /vitrine/v1/gift-cards/{id}/send',
  elevated: true,
  dates: createGiftCardDates,
}

/**
 * Changes who gets a gift card. If its code was emailed, the new recipient is emailed a new one, and the old one
 * stops working.
 */
export const changeGiftCardRecipient: ElevatedEndpoint<
  { params: { id: string }; body: { recipientEmail: string; recipientName?: string } },
  { giftCard: GiftCard }
> = { route: 'POST /vitrine/v1/gift-cards/{id}/change-recipient', elevated: true, dates: createGiftCardDates }

/** Deactivates a gift card permanently. */
export const disableGiftCard: ElevatedEndpoint<{ params: { id: string } }, { giftCard: GiftCard }> = {
  route: 'POST /vitrine/v1/gift-cards/{id}/disable',
  repeatable: true,
  elevated: true,
  dates: createGiftCardDates,
}

/** Lists the gift cards bought with an order, and when they are emailed; for its buyer and elevated callers. */
export const listGiftCardsOfOrder: Endpoint<{ params: { orderId: string } }, { giftCards: readonly SoldGiftCard[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/gift-cards',
  repeatable: true,
  dates: { giftCards: { deliveryDate: true, sentDate: true, giftCard: giftCardDates } },
}
