import type { Static } from 'typebox'
import { entity, flag, oneOf, optional, text } from '../schema.ts'
import { PaymentScript } from './payment-provider.ts'

export type PaymentMethod = Static<typeof PaymentMethod>
export const PaymentMethod = entity(
  'PaymentMethod',
  {
    id: text({ maxLength: 100, description: 'The `paymentMethodId` for `createOrder`.' }),
    type: oneOf(['CARD', 'REDIRECT', 'OFFLINE'], {
      description:
        'By card or on a page of the provider, with `createOrderAndCharge`, or offline after the order, with `createOrder`.',
    }),
    name: optional(text({ maxLength: 100, description: 'The name that the store gave it.' })),
    instructions: optional(text({ maxLength: 2000, description: 'Payment instructions, in plain text.' })),
    provider: optional(text({ description: 'Who charges it.' })),
    script: optional(PaymentScript),
    savable: optional(
      flag({ description: 'Whether a member can save it, by `savePaymentMethod` of `createOrderAndCharge`.' }),
    ),
    tokenPrefix: optional(
      text({ description: 'Of `REDIRECT`: with the address to come back to behind it, it is the `paymentToken`.' }),
    ),
  },
  { description: 'A payment method of a checkout.' },
)

export type OfflinePaymentMethod = Static<typeof OfflinePaymentMethod>
export const OfflinePaymentMethod = entity(
  'OfflinePaymentMethod',
  {
    kind: oneOf(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'PAY_AT_PICKUP'], { readOnly: true }),
    name: text({ minLength: 1, maxLength: 100, description: 'The name that buyers see.' }),
    instructions: text({
      maxLength: 2000,
      description: 'Payment instructions, shown after the order: plain text, such as the bank account.',
    }),
    enabled: flag({ description: 'Whether it is offered. A bank transfer then needs instructions.' }),
  },
  { description: 'An offline payment method: the owner marks orders as paid.' },
)
