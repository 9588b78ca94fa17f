import type { Static } from 'typebox'
import { entity, flag, integer, optional, shape, text } from '../../schema.ts'

export type SavedPaymentMethod = Static<typeof SavedPaymentMethod>
export const SavedPaymentMethod = entity(
  'MemberSavedPaymentMethod',
  {
    id: text({ maxLength: 300 }),
    provider: text({ description: 'ID of the payment provider, such as `stripe`.' }),
    paymentToken: text({ description: 'Payment token. Send it wherever a payment token is accepted.' }),
    card: optional(shape({ brand: text(), lastFourDigits: text({ maxLength: 4 }) })),
    expiration: optional(shape({ month: integer({ minimum: 1, maximum: 12 }), year: integer() })),
    expired: flag({ description: 'Whether the payment method has expired and cannot be charged.' }),
    default: flag({
      description: 'Whether the payment method is used by default: the newest one that has not expired.',
    }),
  },
  { description: 'A payment method that a member saved. Card data is stored by the payment provider.' },
)
