import type { BackInStockRequest } from '@vitrine/contract/entities/catalog/stock/back-in-stock-request.ts'
import type { StoredRequest } from './store.ts'

export const presentRequest = (row: StoredRequest): BackInStockRequest => ({
  id: row.id,
  createdDate: row.created_date.toISOString(),
  catalogReference: row.reference as BackInStockRequest['catalogReference'],
  email: row.email,
  ...(row.contact_id !== null && { contactId: row.contact_id }),
  status: row.status,
  autoNotified: row.auto_notified,
  ...(row.item_url !== null && { itemUrl: row.item_url }),
})
