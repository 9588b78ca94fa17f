import type { Static } from 'typebox'
import { entity, flag, oneOf, optional, text } from '../schema.ts'

export type PaymentMethod = Static<typeof PaymentMethod>
export const PaymentMethod = entity(
  'PaymentMethod',
  {
    id: text({ maxLength: 100, description: 'What to name when ordering: the `paymentMethodId` of `createOrder`.' }),
    type: oneOf(['CARD', 'OFFLINE'], {
      description: 'By card at once, with `createOrderAndCharge`; or outside, after the order, with `createOrder`.',
    }),
    name: optional(text({ maxLength: 100, description: 'What the store calls it.' })),
    instructions: optional(text({ maxLength: 2000, description: 'What the buyer is to do, in plain text.' })),
  },
  { description: 'A way in which the buyer of a checkout may pay.' },
)

export type OfflinePaymentMethod = Static<typeof OfflinePaymentMethod>
export const OfflinePaymentMethod = entity(
  'OfflinePaymentMethod',
  {
    kind: oneOf(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'PAY_AT_PICKUP'], { readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'What buyers choose it by.' }),
    instructions: text({
      maxLength: 2000,
      description: 'What buyers are told to do, once they have ordered: plain text, such as the bank account.',
    }),
    enabled: flag({ description: 'Whether buyers may choose it. A bank transfer needs instructions for that.' }),
  },
  { description: 'A way of paying outside: the owner says when the money is there.' },
)
