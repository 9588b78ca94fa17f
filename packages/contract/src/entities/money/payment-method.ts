import type { Static } from 'typebox'
import { amount, described, entity, flag, localDate, oneOf, optional, text } from '../../schema.ts'
import { PaymentScript } from './payment-provider.ts'

export type PaymentMethod = Static<typeof PaymentMethod>
export const PaymentMethod = entity(
  'PaymentMethod',
  {
    id: text({
      maxLength: 100,
      description: 'ID of the payment method. Send it as `paymentMethodId` of `createOrder`.',
    }),
    type: oneOf(['CARD', 'REDIRECT', 'OFFLINE'], {
      description:
        '`CARD` and `REDIRECT`: pay with `createOrderAndCharge`. `OFFLINE`: order with `createOrder` and pay later.',
    }),
    name: optional(text({ maxLength: 100, description: 'Name given by the store.' })),
    instructions: optional(text({ maxLength: 2000, description: 'Payment instructions as plain text.' })),
    dueDate: optional(
      localDate({ description: 'When an order by invoice is due, by the payment terms of the company.' }),
    ),
    creditLeft: optional(
      amount({
        money: 'store',
        description: 'What the company can still order by invoice. Absent without a credit limit.',
      }),
    ),
    provider: optional(text({ description: 'ID of the payment provider.' })),
    providerName: optional(text({ description: 'Name of the payment provider, as it is written.' })),
    script: optional(described(PaymentScript, 'Script of the provider that shows the card fields.')),
    savable: optional(
      flag({ description: 'Whether members can save it with `savePaymentMethod` of `createOrderAndCharge`.' }),
    ),
    tokenPrefix: optional(
      text({ description: 'Only for `REDIRECT`. The `paymentToken` is this prefix followed by the URL to return to.' }),
    ),
  },
  { description: 'A payment method of a checkout.' },
)

export type OfflinePaymentMethod = Static<typeof OfflinePaymentMethod>
export const OfflinePaymentMethod = entity(
  'OfflinePaymentMethod',
  {
    kind: oneOf(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'PAY_AT_PICKUP', 'INVOICE'], {
      readOnly: true,
      description: '`INVOICE`: only offered to companies with payment terms, and enabled unless the store disables it.',
    }),
    name: text({ minLength: 1, maxLength: 100, description: 'Name, shown to buyers.' }),
    instructions: text({
      maxLength: 2000,
      description: 'Payment instructions as plain text, such as the bank account. Shown after the order is placed.',
    }),
    enabled: flag({
      description: 'Whether the payment method is offered. `BANK_TRANSFER` then requires instructions.',
    }),
  },
  { description: 'An offline payment method. The owner marks its orders as paid.' },
)
