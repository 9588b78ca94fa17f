import type { Static } from 'typebox'
import { entity, flag, timestamp, oneOf, optional } from '../../schema.ts'

export type OrdersSettings = Static<typeof OrdersSettings>
export const OrdersSettings = entity(
  'OrdersSettings',
  {
    inventoryUpdateTrigger: optional(
      oneOf(['ON_ORDER_PAID', 'ON_ORDER_PLACED'], { description: 'When sold pieces are taken from stock.' }),
    ),
    createInvoice: optional(
      flag({
        description:
          'Whether an invoice is created for each order. `createOn` of the invoice settings determines when.',
      }),
    ),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
  },
  { description: 'Settings of orders.' },
)
