// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, CursorMetadata, GiftCard, Search } from '../generated.ts'

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

/** Deactivates a gift card permanently. */
export const disableGiftCard: ElevatedEndpoint<{ params: { id: string } }, { giftCard: GiftCard }> = {
  route: 'POST /vitrine/v1/gift-cards/{id}/disable',
  repeatable: true,
  elevated: true,
  dates: createGiftCardDates,
}
