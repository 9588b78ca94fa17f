import type { Static } from 'typebox'
import { entity, flag, guid, integer, list, oneOf, optional, shape, text, timestamp, webUrl } from '../schema.ts'
import { Price } from './common.ts'
import { WithdrawalStatement } from './withdrawal.ts'

export const returnReasons = [
  'DAMAGED',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'DOES_NOT_FIT',
  'CHANGED_MIND',
  'OTHER',
] as const

const returnStatuses = ['REQUESTED', 'APPROVED', 'DECLINED', 'CANCELED', 'RECEIVED', 'SETTLED'] as const

export type ReturnItem = Static<typeof ReturnItem>
export const ReturnItem = entity('ReturnItem', {
  lineItemId: text({ minLength: 1, maxLength: 100 }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
  reason: oneOf(returnReasons, { title: 'ReturnReason' }),
  comment: optional(text({ maxLength: 1000 })),
})

export type ReturnedItem = Static<typeof ReturnedItem>
export const ReturnedItem = entity('ReturnedItem', {
  ...ReturnItem.properties,
  reason: optional(
    oneOf(returnReasons, { title: 'ReturnReason', description: 'Absent for a withdrawal, which needs no reason.' }),
  ),
  unsentQuantity: optional(
    integer({ description: 'How many pieces had not been sent when the buyer withdrew: they need not come back.' }),
  ),
})

export type ReceivedItem = Static<typeof ReceivedItem>
export const ReceivedItem = entity('ReceivedItem', {
  lineItemId: text({ minLength: 1, maxLength: 100 }),
  quantity: integer({ minimum: 0, maximum: 100_000 }),
  condition: optional(oneOf(['AS_NEW', 'USED', 'DAMAGED'], { title: 'ReturnedCondition' })),
  restock: optional(
    flag({ description: 'Whether it goes back on the shelf when the return is settled; it does unless told.' }),
  ),
})

export type ReturnLabel = Static<typeof ReturnLabel>
export const ReturnLabel = entity('ReturnLabel', {
  url: optional(webUrl({ description: 'Where the buyer finds the label to print.' })),
  carrier: optional(text({ maxLength: 100 })),
  trackingNumber: optional(text({ maxLength: 100 })),
})

export type ReturnSettlement = Static<typeof ReturnSettlement>
export const ReturnSettlement = entity('ReturnSettlement', {
  type: oneOf(['REFUND', 'STORE_CREDIT', 'EXCHANGE'], { title: 'ReturnSettlementType' }),
  refundId: optional(guid({ description: 'Absent where all of it had been refunded before.' })),
  amount: Price,
  fee: optional(Price),
  exchange: optional(
    shape(
      { orderId: guid(), orderNumber: text(), credited: Price, givenBack: Price },
      { description: 'The order of what was sent instead: so much was paid for it with what came.' },
    ),
  ),
})

export type ReturnSettlementPart = Static<typeof ReturnSettlementPart>
export const ReturnSettlementPart = entity('ReturnSettlementPart', {
  paymentId: guid(),
  amount: Price,
  way: oneOf(['ORIGINAL', 'BY_HAND', 'STORE_CREDIT'], {
    title: 'ReturnSettlementWay',
    description: 'How it goes back: as it came, by the store’s own hand, or as store credit.',
  }),
})

export type ReturnSettlementPreview = Static<typeof ReturnSettlementPreview>
export const ReturnSettlementPreview = entity('ReturnSettlementPreview', {
  worth: Price,
  fee: Price,
  amount: Price,
  payments: list(ReturnSettlementPart),
  exchange: optional(
    shape(
      { draftOrderId: guid(), total: Price, credited: Price, due: Price, givenBack: Price },
      { description: 'What becomes of the draft order; what goes back stands in `payments`.' },
    ),
  ),
  restock: list(shape({ lineItemId: text(), quantity: integer() })),
})

export type OrderReturn = Static<typeof OrderReturn>
export const OrderReturn = entity(
  'OrderReturn',
  {
    id: guid(),
    orderId: guid(),
    orderNumber: text(),
    kind: oneOf(['REQUEST', 'WITHDRAWAL'], {
      title: 'ReturnKind',
      description:
        'What the buyer asked the store for, or their withdrawal from the contract by EU law, which nobody approves.',
    }),
    withdrawal: optional(WithdrawalStatement),
    status: oneOf(returnStatuses, { title: 'ReturnStatus' }),
    wish: oneOf(['REFUND', 'STORE_CREDIT', 'EXCHANGE'], {
      title: 'ReturnWish',
      description: 'What the buyer wishes for; the store decides.',
    }),
    items: list(ReturnedItem, { minItems: 1, maxItems: 300 }),
    received: optional(list(ReceivedItem, { maxItems: 300 })),
    instructions: optional(text({ maxLength: 2000 })),
    returnAddress: optional(text({ maxLength: 1000 })),
    label: optional(ReturnLabel),
    declineReason: optional(text({ maxLength: 1000 })),
    settlement: optional(ReturnSettlement),
    exchangeDraftId: optional(guid({ description: 'The draft order of what is sent instead.' })),
    history: optional(
      list(shape({ status: oneOf(returnStatuses, { title: 'ReturnStatus' }), date: timestamp() }), {
        description: 'How it came to where it is, oldest first.',
      }),
    ),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Goods of an order that come back, or are to.' },
)

export type LineItemReturnability = Static<typeof LineItemReturnability>
export const LineItemReturnability = entity('LineItemReturnability', {
  lineItemId: text(),
  quantity: integer({ description: 'So many pieces can be returned.' }),
  until: optional(timestamp({ description: 'Until then the first of them can be.' })),
  reason: optional(
    oneOf(['NOT_SENT', 'ALL_RETURNED', 'WINDOW_OVER', 'DIGITAL', 'GIFT_CARD', 'ORDER_CANCELED', 'RETURNS_OFF'], {
      title: 'NotReturnableReason',
    }),
  ),
})

export type ReturnSettings = Static<typeof ReturnSettings>
export const ReturnSettings = entity('ReturnSettings', {
  enabled: flag({ description: 'Whether buyers can ask for returns.' }),
  windowDays: integer({
    minimum: 1,
    maximum: 3650,
    description: 'How many days after it was sent an item can be returned.',
  }),
  returnAddress: optional(text({ maxLength: 1000, description: 'Where goods are sent, as it stands in emails.' })),
  instructions: optional(text({ maxLength: 2000, description: 'What buyers are told when a return is approved.' })),
  fee: optional(Price),
})
