import type { Static } from 'typebox'
import { described, entity, flag, guid, localDate, oneOf, optional, shape, text } from '../../schema.ts'
import { Price } from '../common.ts'

export const PlannedRemainder = entity(
  'PlannedRemainder',
  {
    dueDate: localDate({ description: "Due date in the store's time zone." }),
    amount: described(Price, 'Amount due.'),
  },
  { description: 'A balance that remains after a deposit, and its due date.' },
)

export const remainderStates = ['UPCOMING', 'DUE', 'OVERDUE', 'PAID', 'ON_HOLD', 'CANCELED'] as const

export type OrderRemainder = Static<typeof OrderRemainder>
export const OrderRemainder = entity(
  'OrderRemainder',
  {
    dueDate: localDate({ description: "Due date in the store's time zone." }),
    amount: described(Price, 'Amount due on the due date.'),
    balance: described(Price, 'Part of the amount that is still unpaid.'),
    status: oneOf(remainderStates, {
      description: '`ON_HOLD`: a payment of the order was refunded or disputed, so nothing is charged automatically.',
    }),
    chargesCard: flag({ description: 'Whether the buyer agreed to have their card charged on the due date.' }),
    card: optional(
      shape({ brand: text(), lastFourDigits: text() }, { description: 'Card that the buyer agreed to have charged.' }),
    ),
    declineReason: optional(text({ description: 'Why the card was not charged. Elevated callers only.' })),
    paymentRequestId: optional(guid({ description: 'ID of the payment request. Elevated callers only.' })),
    paymentUrl: optional(text({ description: 'Page where the buyer can pay.' })),
  },
  { description: 'A balance that remains after the deposit of an order.' },
)
