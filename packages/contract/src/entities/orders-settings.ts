import type { Static } from 'typebox'
import { entity, flag, timestamp, oneOf, optional, unbuilt } from '../schema.ts'
import { later } from './later.ts'

export type OrdersSettings = Static<typeof OrdersSettings>
export const OrdersSettings = entity('OrdersSettings', {
  inventoryUpdateTrigger: optional(oneOf(['ON_ORDER_PAID', 'ON_ORDER_PLACED'])),
  createInvoice: optional(unbuilt(flag(), later.invoice)),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
})
