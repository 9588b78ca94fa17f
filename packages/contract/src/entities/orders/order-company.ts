import type { Static } from 'typebox'
import { entity, flag, guid, localDate, oneOf, optional, text } from '../../schema.ts'
import { companyPaymentTerms } from '../enumerations.ts'

export type OrderCompany = Static<typeof OrderCompany>
export const OrderCompany = entity(
  'OrderCompany',
  {
    id: guid(),
    name: text(),
    paymentTerms: optional(oneOf(companyPaymentTerms, { description: 'Payment terms of the company.' })),
    dueDate: optional(localDate({ description: 'When an order by invoice is due, in the time zone of the store.' })),
  },
  { description: 'The company that the buyer ordered for, as it was at that time.' },
)

export type BuyingCompany = Static<typeof BuyingCompany>
export const BuyingCompany = entity(
  'BuyingCompany',
  {
    id: guid(),
    name: text(),
    paymentTerms: oneOf(companyPaymentTerms, { description: 'Payment terms of the company.' }),
    hasBillingAddress: flag({
      description: 'Whether its own address is the billing address, whatever the buyer sets.',
    }),
    hasTaxId: flag({ description: 'Whether its own tax ID applies, whatever the buyer sets.' }),
  },
  { description: 'The company that the buyer orders for. The billing contact is the company.' },
)
