import { createHash } from 'node:crypto'
import type { StoredOrder } from '../../orders/order/api.ts'

/** Hashes the line items and amounts of an order. */
export const fingerprintOf = ({ body }: StoredOrder): string => {
  const { priceSummary, appliedDiscounts, additionalFees, shippingInfo } = body
  const lineItems = body.lineItems.map(({ refundQuantity: _refunded, restockQuantity: _restocked, ...line }) => line)
  const parts = [lineItems, priceSummary, appliedDiscounts, additionalFees, shippingInfo?.title, shippingInfo?.cost]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
