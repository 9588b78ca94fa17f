import { elevated, room } from '../../call.ts'
import { GiftCard } from '../../entities/money/gift-card.ts'
import { amount, currency, email, entity, guid, list, number, optional, shape, text, timestamp } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

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

export const giftCardCalls = room({ scope: 'giftCards', area: 'giftCards' })({
  createGiftCard: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards',
    summary: 'Creates a gift card, emails it to the recipient, and returns its code only once.',
    roles: elevated,
    repeatable: false,
    body: shape({
      giftCard: shape({
        initialValue: shape({ amount: amount({ money: 'store' }) }),
        currency: optional(currency()),
        expirationDate: optional(timestamp({ description: 'Must be in the future. By default, it never expires.' })),
        recipientEmail: optional(email({ description: 'The recipient, who is emailed the code.' })),
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
    summary: 'Returns a gift card with its balance.',
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
    summary: 'Lists gift cards that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ giftCards: list(GiftCard), pagingMetadata: CursorMetadata }),
    client: {
      module: 'giftCards',
      finds: { fields: GiftCardFields },
      example: "const { items } = await owner.giftCards.queryGiftCards().gt('balance.amount', 0).find()",
    },
  },
  sendGiftCard: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards/{id}/send',
    summary: 'Emails a gift card to its recipient now, with a new code. The previous code stops working.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: giftCard,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'GIFT_CARD_REDEEMED'],
    client: {
      module: 'giftCards',
      gives: 'giftCard',
      example: [
        "const gift = { initialValue: { amount: '25' }, recipientEmail: 'ann@example.com' }",
        'const { giftCard: issued } = await owner.giftCards.createGiftCard(gift)',
        'await owner.giftCards.sendGiftCard(issued.id)',
      ],
    },
  },
  changeGiftCardRecipient: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards/{id}/change-recipient',
    summary:
      'Changes the recipient of a gift card. If its code was emailed, the new recipient gets a code that replaces it.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ recipientEmail: email(), recipientName: optional(text({ maxLength: 100 })) }),
    response: giftCard,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'GIFT_CARD_REDEEMED'],
    client: {
      module: 'giftCards',
      args: 'id ...options!',
      gives: 'giftCard',
      example: [
        "const { giftCard: issued } = await owner.giftCards.createGiftCard({ initialValue: { amount: '25' } })",
        "await owner.giftCards.changeGiftCardRecipient(issued.id, { recipientEmail: 'ann@example.com' })",
      ],
    },
  },
  disableGiftCard: {
    method: 'POST',
    path: '/vitrine/v1/gift-cards/{id}/disable',
    summary: 'Disables a gift card permanently.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: giftCard,
    errors: ['NOT_FOUND'],
    client: { module: 'giftCards', gives: 'giftCard', example: 'await owner.giftCards.disableGiftCard(giftCard.id)' },
  },
})
