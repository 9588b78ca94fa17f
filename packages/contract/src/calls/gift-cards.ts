import { elevated, room } from '../call.ts'
import { GiftCard } from '../entities/gift-card.ts'
import { amount, currency, email, entity, guid, list, number, optional, shape, text, timestamp } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const giftCard = shape({ giftCard: GiftCard })

const GiftCardFields = entity(
  'GiftCardFields',
  {
    id: text(),
    currency: text(),
    recipientEmail: text(),
    'balance.amount': number(),
    'initialValue.amount': number(),
    expirationDate: timestamp(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that gift cards can be filtered and sorted by.' },
)

export const giftCardCalls = room({ scope: 'giftCards' })({
  createGiftCard: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards',
    summary: 'Issues a gift card, returns its code only once, and emails it to the recipient.',
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
    client: {
      module: 'giftCards',
      args: 'giftCard',
      example: "const { giftCard, code } = await owner.giftCards.createGiftCard({ initialValue: { amount: '50' } })",
    },
  },
  getGiftCard: {
    method: 'GET',
    path: '/vitrine/v1/gift-cards/{id}',
    summary: 'Reads a gift card with its balance.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: giftCard,
    errors: ['NOT_FOUND'],
    client: {
      module: 'giftCards',
      gives: 'giftCard',
      example: 'const { balance } = await owner.giftCards.getGiftCard(giftCard.id)',
    },
  },
  queryGiftCards: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards/query',
    summary: 'Finds gift cards.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ giftCards: list(GiftCard), pagingMetadata: CursorMetadata }),
    client: {
      module: 'giftCards',
      finds: { fields: GiftCardFields },
      example: "const { items } = await owner.giftCards.queryGiftCards().gt('balance.amount', 0).find()",
    },
  },
  disableGiftCard: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards/{id}/disable',
    summary: 'Deactivates a gift card permanently.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: giftCard,
    errors: ['NOT_FOUND'],
    client: { module: 'giftCards', gives: 'giftCard', example: 'await owner.giftCards.disableGiftCard(giftCard.id)' },
  },
})
