import type { Static } from 'typebox'
import { entity, flag, timestamp, oneOf, optional } from '../schema.ts'

export type OrdersSettings = Static<typeof OrdersSettings>
export const OrdersSettings = entity('OrdersSettings', {
  inventoryUpdateTrigger: optional(oneOf(['ON_ORDER_PAID', 'ON_ORDER_PLACED'])),
  createInvoice: optional(
    flag({ description: 'An invoice is created for each order; `createOn` of the invoice settings says when.' }),
  ),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
})
