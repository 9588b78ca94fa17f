import type { Static } from 'typebox'
import {
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  webUrl,
} from '../../schema.ts'
import { Price } from '../common.ts'
import { WithdrawalStatement } from './withdrawal.ts'

const returnReasons = ['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'DOES_NOT_FIT', 'CHANGED_MIND', 'OTHER'] as const

const returnStatuses = ['REQUESTED', 'APPROVED', 'DECLINED', 'CANCELED', 'RECEIVED', 'SETTLED'] as const

export type ReturnItem = Static<typeof ReturnItem>
export const ReturnItem = entity(
  'ReturnItem',
  {
    lineItemId: text({ minLength: 1, maxLength: 100 }),
    quantity: integer({ minimum: 1, maximum: 100_000 }),
    reason: oneOf(returnReasons, { title: 'ReturnReason' }),
    comment: optional(text({ maxLength: 1000 })),
  },
  { description: 'A line item to return.' },
)

const ReturnedItem = entity(
  'ReturnedItem',
  {
    ...ReturnItem.properties,
    reason: optional(
      oneOf(returnReasons, {
        title: 'ReturnReason',
        description: 'Reason for the return. Absent for a withdrawal, which requires none.',
      }),
    ),
    unsentQuantity: optional(
      integer({ description: 'Number of pieces that were not sent before the withdrawal and need not be returned.' }),
    ),
  },
  { description: 'A line item of a return.' },
)

export type ReceivedItem = Static<typeof ReceivedItem>
export const ReceivedItem = entity(
  'ReceivedItem',
  {
    lineItemId: text({ minLength: 1, maxLength: 100 }),
    quantity: integer({ minimum: 0, maximum: 100_000 }),
    condition: optional(oneOf(['AS_NEW', 'USED', 'DAMAGED'], { title: 'ReturnedCondition' })),
    restock: optional(
      flag({ description: 'Whether to return it to stock when the return is settled. Default: true.' }),
    ),
  },
  { description: 'A returned line item that the store received.' },
)

export type ReturnLabel = Static<typeof ReturnLabel>
export const ReturnLabel = entity(
  'ReturnLabel',
  {
    url: optional(webUrl({ description: 'URL of the label to print.' })),
    carrier: optional(text({ maxLength: 100 })),
    trackingNumber: optional(text({ maxLength: 100 })),
  },
  { description: 'A shipping label for a return.' },
)

export type ReturnSettlement = Static<typeof ReturnSettlement>
export const ReturnSettlement = entity(
  'ReturnSettlement',
  {
    type: oneOf(['REFUND', 'STORE_CREDIT', 'EXCHANGE'], { title: 'ReturnSettlementType' }),
    refundId: optional(guid({ description: 'ID of the refund. Absent if everything had been refunded before.' })),
    amount: described(Price, 'Amount given back.'),
    fee: optional(described(Price, 'Fee deducted by the store.')),
    exchange: optional(
      shape(
        {
          orderId: guid(),
          orderNumber: text(),
          credited: described(Price, 'Amount of the order that the return pays.'),
          givenBack: described(Price, 'Amount of the return that is left and given back.'),
        },
        { description: 'Order of the exchange, and how much of it was paid with the return.' },
      ),
    ),
  },
  { description: 'How a return was settled.' },
)

export type ReturnSettlementPart = Static<typeof ReturnSettlementPart>
export const ReturnSettlementPart = entity(
  'ReturnSettlementPart',
  {
    paymentId: guid(),
    amount: described(Price, 'Amount given back to this payment.'),
    way: oneOf(['ORIGINAL', 'BY_HAND', 'STORE_CREDIT'], {
      title: 'ReturnSettlementWay',
      description: '`ORIGINAL`: to the payment method. `BY_HAND`: by the merchant, outside the store.',
    }),
  },
  { description: 'The part of a settlement that is given back to one payment.' },
)

export type ReturnSettlementPreview = Static<typeof ReturnSettlementPreview>
export const ReturnSettlementPreview = entity(
  'ReturnSettlementPreview',
  {
    worth: described(Price, 'Value of the returned items.'),
    fee: described(Price, 'Fee deducted by the store.'),
    amount: described(Price, 'Value minus fee.'),
    payments: list(ReturnSettlementPart, { description: 'Amount given back to each payment.' }),
    exchange: optional(
      shape(
        {
          draftOrderId: guid(),
          total: described(Price, 'Total of the draft order.'),
          credited: described(Price, 'Amount of the draft order that the return pays.'),
          due: described(Price, 'Amount still to be paid.'),
          givenBack: described(Price, 'Amount of the return that is left and given back.'),
        },
        { description: 'Draft order of the exchange, and how much of it is paid with the return.' },
      ),
    ),
    restock: list(shape({ lineItemId: text(), quantity: integer() }), {
      description: 'Line items to return to stock.',
    }),
  },
  { description: 'A preview of the settlement of a return.' },
)

export type OrderReturn = Static<typeof OrderReturn>
export const OrderReturn = entity(
  'OrderReturn',
  {
    id: guid(),
    orderId: guid(),
    orderNumber: text(),
    kind: oneOf(['REQUEST', 'WITHDRAWAL'], {
      title: 'ReturnKind',
      description: "`REQUEST`: needs the store's approval. `WITHDRAWAL`: a withdrawal under EU law, which needs none.",
    }),
    withdrawal: optional(described(WithdrawalStatement, 'Statement of the buyer. Only for a withdrawal.')),
    status: oneOf(returnStatuses, { title: 'ReturnStatus' }),
    wish: oneOf(['REFUND', 'STORE_CREDIT', 'EXCHANGE'], {
      title: 'ReturnWish',
      description: 'Settlement that the buyer prefers. The store decides.',
    }),
    items: list(ReturnedItem, { minItems: 1, maxItems: 300 }),
    received: optional(list(ReceivedItem, { maxItems: 300, description: 'Items that the store received.' })),
    instructions: optional(text({ maxLength: 2000, description: 'Instructions for the buyer.' })),
    returnAddress: optional(text({ maxLength: 1000, description: 'Address to send the items to.' })),
    label: optional(ReturnLabel),
    declineReason: optional(text({ maxLength: 1000, description: 'Why the store declined the return.' })),
    settlement: optional(ReturnSettlement),
    exchangeDraftId: optional(guid({ description: 'ID of the draft order for the exchange.' })),
    history: optional(
      list(shape({ status: oneOf(returnStatuses, { title: 'ReturnStatus' }), date: timestamp() }), {
        description: 'Status changes, oldest first.',
      }),
    ),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'A return of line items of an order.' },
)

export type LineItemReturnability = Static<typeof LineItemReturnability>
export const LineItemReturnability = entity(
  'LineItemReturnability',
  {
    lineItemId: text(),
    quantity: integer({ description: 'Number of pieces that can be returned.' }),
    until: optional(timestamp({ description: 'When the return window of the first pieces ends.' })),
    reason: optional(
      oneOf(['NOT_SENT', 'ALL_RETURNED', 'WINDOW_OVER', 'DIGITAL', 'GIFT_CARD', 'ORDER_CANCELED', 'RETURNS_OFF'], {
        title: 'NotReturnableReason',
        description: 'Why it cannot be returned.',
      }),
    ),
  },
  { description: 'Whether a line item can be returned.' },
)

export type ReturnSettings = Static<typeof ReturnSettings>
export const ReturnSettings = entity(
  'ReturnSettings',
  {
    enabled: flag({ description: 'Whether buyers can request returns.' }),
    windowDays: integer({
      minimum: 1,
      maximum: 3650,
      description: 'Number of days after sending in which an item can be returned.',
    }),
    returnAddress: optional(text({ maxLength: 1000, description: 'Address to send items to, as shown in emails.' })),
    instructions: optional(
      text({ maxLength: 2000, description: 'Instructions shown to the buyer when a return is approved.' }),
    ),
    fee: optional(described(Price, 'Fee deducted from each return.')),
  },
  { description: 'Settings of returns.' },
)
