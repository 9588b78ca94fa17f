import type { Static } from 'typebox'
import { amount, decimal, entity, oneOf, optional } from '../../schema.ts'

export type PaymentTerms = Static<typeof PaymentTerms>
export const PaymentTerms = entity(
  'PaymentTerms',
  {
    paymentOption: oneOf(['FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'], { readOnly: true }),
    depositAmount: optional(
      amount({
        readOnly: true,
        description: 'Deposit for each piece, in the currency of the prices.',
      }),
    ),
    depositPercentage: optional(
      decimal({ gt: 0, lte: 99.9999 }, { readOnly: true, description: 'Deposit as a percentage of the price.' }),
    ),
  },
  { description: 'How a product is paid that is not paid in full with the order.' },
)
