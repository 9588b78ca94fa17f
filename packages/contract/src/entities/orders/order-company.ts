import type { Static } from 'typebox'
import { entity, guid, localDate, oneOf, optional, text } from '../../schema.ts'
import { companyPaymentTerms } from '../enumerations.ts'

export type OrderCompany = Static<typeof OrderCompany>
export const OrderCompany = entity(
  'OrderCompany',
  {
    id: guid(),
    name: text(),
    paymentTerms: optional(oneOf(companyPaymentTerms, { description: 'Payment terms of the company.' })),
    dueDate: optional(
      localDate({ description: 'When an order by invoice is due, in the time zone of the store.' }),
    ),
  },
  { description: 'The company that the buyer orders for, as it was at that time.' },
)
