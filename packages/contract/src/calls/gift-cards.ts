import { elevated, type Calls } from '../call.ts'
import { GiftCard } from '../entities/gift-card.ts'
import { amount, currency, email, guid, list, optional, shape, text, timestamp } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const giftCard = shape({ giftCard: GiftCard })

export const giftCardCalls = {
  createGiftCard: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards',
    summary: 'Issues a gift card and mails its code to whoever it is for; the code is told here once and never again.',
    roles: elevated,
    repeatable: false,
    body: shape({
      giftCard: shape({
        initialValue: shape({ amount: amount() }),
        currency: optional(currency()),
        expirationDate: optional(timestamp()),
        recipientEmail: optional(email()),
      }),
    }),
    response: shape({ giftCard: GiftCard, code: text() }),
  },
  getGiftCard: {
    method: 'GET',
    path: '/vitrine/v1/gift-cards/{id}',
    summary: 'Reads a gift card: what was on it, and what is left.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: giftCard,
    errors: ['NOT_FOUND'],
  },
  queryGiftCards: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards/query',
    summary: 'Finds gift cards.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ giftCards: list(GiftCard), pagingMetadata: CursorMetadata }),
  },
  disableGiftCard: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards/{id}/disable',
    summary: 'Stops a gift card for good: it pays for nothing any more.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: giftCard,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Calls
