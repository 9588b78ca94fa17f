import type { OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import type { StoredReturn } from './store.ts'

/** Presents a return. */
export const presentReturn = (one: StoredReturn): OrderReturn => ({
  id: one.id,
  orderId: one.order_id,
  orderNumber: one.order_number,
  kind: one.kind,
  status: one.status,
  wish: one.wish,
  ...one.body,
  ...(one.exchange_draft_id !== null && { exchangeDraftId: one.exchange_draft_id }),
  createdDate: one.created_date.toISOString(),
  updatedDate: one.updated_date.toISOString(),
})
