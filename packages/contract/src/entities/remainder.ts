import type { Static } from 'typebox'
import { entity, flag, guid, localDate, oneOf, optional, shape, text } from '../schema.ts'
import { Price } from './common.ts'

export const PlannedRemainder = entity(
  'PlannedRemainder',
  { dueDate: localDate(), amount: Price },
  { description: 'What is left of deposits, and on which day it is due.' },
)

export const remainderStates = ['UPCOMING', 'DUE', 'OVERDUE', 'PAID', 'ON_HOLD', 'CANCELED'] as const

export type OrderRemainder = Static<typeof OrderRemainder>
export const OrderRemainder = entity(
  'OrderRemainder',
  {
    dueDate: localDate({ description: 'In the time zone of the store.' }),
    amount: Price,
    balance: Price,
    status: oneOf(remainderStates, {
      description: 'ON_HOLD: money of the order went back or is disputed, and nothing is charged by itself.',
    }),
    chargesCard: flag({ description: 'Whether the buyer agreed that their card is charged on the day.' }),
    card: optional(shape({ brand: text(), lastFourDigits: text() }, { description: 'The card that they agreed to.' })),
    declineReason: optional(text({ description: 'Why the card was not charged, for elevated callers.' })),
    paymentRequestId: optional(guid({ description: 'By which it can be paid, for elevated callers.' })),
    paymentUrl: optional(text({ description: 'Where it can be paid.' })),
  },
  { description: 'What is still to be paid of an order with a deposit.' },
)
