// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, CursorMetadata, GiftCard, SoldGiftCard, Search } from '../generated.ts'

const giftCardDates = { expirationDate: true, createdDate: true, updatedDate: true } as const

const createGiftCardDates = { giftCard: giftCardDates } as const

/** Creates a gift card, emails it to the recipient, and returns its code only once. */
export const createGiftCard: ElevatedEndpoint<
  {
    body: {
      giftCard: {
        initialValue: { amount: string }
        currency?: string
        /** Must be in the future. By default, it never expires. */
        expirationDate?: Date | string
        /** The recipient, who is emailed the code. */
        recipientEmail?: string
      }
    }
  },
  { giftCard: GiftCard; code: string }
> = { route: 'POST /vitrine/v1/gift-cards', elevated: true, dates: createGiftCardDates }

/** Returns a gift card with its balance. */
export const getGiftCard: ElevatedEndpoint<{ params: { id: string } }, { giftCard: GiftCard }> = {
  route: 'GET /vitrine/v1/gift-cards/{id}',
  repeatable: true,
  elevated: true,
  dates: createGiftCardDates,
}

/** Lists gift cards that match a filter, sorted and paged. */
export const queryGiftCards: ElevatedEndpoint<
  { body?: { query?: Search } },
  { giftCards: readonly GiftCard[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/gift-cards/query',
  repeatable: true,
  elevated: true,
  dates: { giftCards: giftCardDates },
}

/** Emails a gift card to its recipient now, with a new code. The previous code stops working. */
export const sendGiftCard: ElevatedEndpoint<{ params: { id: string } }, { giftCard: GiftCard }> = {
  route: 'POST /vitrine/v1/gift-cards/{id}/send',
  elevated: true,
  dates: createGiftCardDates,
}

/** Changes the recipient of a gift card. If its code was emailed, the new recipient gets a code that replaces it. */
export const changeGiftCardRecipient: ElevatedEndpoint<
  { params: { id: string }; body: { recipientEmail: string; recipientName?: string } },
  { giftCard: GiftCard }
> = { route: 'POST /vitrine/v1/gift-cards/{id}/change-recipient', elevated: true, dates: createGiftCardDates }

/** Disables a gift card permanently. */
export const disableGiftCard: ElevatedEndpoint<{ params: { id: string } }, { giftCard: GiftCard }> = {
  route: 'POST /vitrine/v1/gift-cards/{id}/disable',
  repeatable: true,
  elevated: true,
  dates: createGiftCardDates,
}

/** Lists the gift cards bought with an order and their email dates. Available to its buyer and elevated callers. */
export const listGiftCardsOfOrder: Endpoint<{ params: { orderId: string } }, { giftCards: readonly SoldGiftCard[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/gift-cards',
  repeatable: true,
  dates: { giftCards: { deliveryDate: true, sentDate: true, giftCard: giftCardDates } },
}
