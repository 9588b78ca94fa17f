import type { Order } from '@vitrine/contract/entities/order.ts'
import type { Selectable } from 'kysely'
import type { OrderTable } from './tables.ts'

export type StoredOrder = Selectable<OrderTable>

/** The order as it travels. */
export const presentOrder = (order: StoredOrder): Order => ({
  ...order.body,
  number: String(order.number),
  status: order.status,
  paymentStatus: order.payment_status,
  fulfillmentStatus: order.fulfillment_status,
  updatedDate: order.updated_date.toISOString(),
})
