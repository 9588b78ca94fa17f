import type { Static } from 'typebox'
import { entity, flag, integer, optional, shape, text } from '../schema.ts'

export type SavedPaymentMethod = Static<typeof SavedPaymentMethod>
export const SavedPaymentMethod = entity(
  'MemberSavedPaymentMethod',
  {
    id: text({ maxLength: 300 }),
    provider: text({ description: 'The payment provider that keeps it, such as `stripe`.' }),
    paymentToken: text({ description: 'Stands for it wherever the member pays by a payment token.' }),
    card: optional(shape({ brand: text(), lastFourDigits: text({ maxLength: 4 }) })),
    expiration: optional(shape({ month: integer({ minimum: 1, maximum: 12 }), year: integer() })),
    expired: flag({ description: 'Whether it has expired, so that nothing can be charged by it.' }),
    default: flag({ description: 'Whether it is charged where none is chosen: the newest that has not expired.' }),
  },
  { description: 'A payment method that a member has saved. The card itself is kept by the payment provider.' },
)
