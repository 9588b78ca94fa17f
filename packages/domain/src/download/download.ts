import type { DownloadStatus } from '@vitrine/contract/calls/orders/digital-goods.ts'
import type { OrderStatus } from '../order/states.ts'
import type { PaymentStatus } from '../payment/order-payment.ts'

/** The state of a download and its order. */
export interface Download {
  readonly allowed: number
  readonly used: number
  readonly expires: Date
  readonly orderStatus: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** Quantity of its line, and how much of it was refunded. */
  readonly quantity: number
  readonly refunded: number
}

const isRevoked = ({ orderStatus, paymentStatus, quantity, refunded }: Download): boolean =>
  orderStatus === 'CANCELED' || orderStatus === 'REJECTED' || paymentStatus === 'FULLY_REFUNDED' || refunded >= quantity

/**
 * Returns whether a file may still be downloaded. Revocation is derived from the order instead of being stored when it
 * is canceled or refunded, so that no link outlives the payment.
 */
export const downloadStatusOf = (download: Download, now: Date): DownloadStatus => {
  if (isRevoked(download)) return 'REVOKED'
  if (download.expires <= now) return 'EXPIRED'
  return download.used >= download.allowed ? 'USED_UP' : 'AVAILABLE'
}
