import type { Static } from 'typebox'
import { described, currency, entity, guid, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'
import { Price } from '../common.ts'

export type StoreCredit = Static<typeof StoreCredit>
export const StoreCredit = entity(
  'StoreCredit',
  {
    balance: described(Price, 'Amount that the member can spend.'),
    currency: currency(),
    movements: list(
      shape({
        id: guid(),
        type: oneOf(['GIVEN', 'REFUNDED', 'REDEEMED', 'RETURNED'], {
          description:
            '`GIVEN`: by the store. `REFUNDED`: for an order. `REDEEMED`: spent on an order. `RETURNED`: given back from it.',
        }),
        amount: Price,
        reason: optional(text()),
        orderId: optional(guid()),
        orderNumber: optional(text()),
        createdDate: timestamp(),
      }),
      { description: 'Last 100 changes of the balance, newest first. Amounts spent are negative.' },
    ),
  },
  { description: 'The store credit of a member.' },
)
