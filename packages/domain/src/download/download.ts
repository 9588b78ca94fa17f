import type { DownloadStatus } from '@vitrine/contract/calls/digital-goods.ts'
import type { OrderStatus } from '../order/states.ts'
import type { PaymentStatus } from '../payment/order-payment.ts'

/** A download as it stands, with its order. */
export interface Download {
  readonly allowed: number
  readonly used: number
  readonly expires: Date
  readonly orderStatus: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** Pieces of its line, and how many of them were refunded. */
  readonly quantity: number
  readonly refunded: number
}

const isTakenBack = ({ orderStatus, paymentStatus, quantity, refunded }: Download): boolean =>
  orderStatus === 'CANCELED' || orderStatus === 'REJECTED' || paymentStatus === 'FULLY_REFUNDED' || refunded >= quantity

/**
 * Whether a file may still be downloaded. Nothing is written when an order is canceled or refunded: what was taken back
 * is read off the order, so that no link outlives its money.
 */
export const downloadStatusOf = (download: Download, now: Date): DownloadStatus => {
  if (isTakenBack(download)) return 'REVOKED'
  if (download.expires <= now) return 'EXPIRED'
  return download.used >= download.allowed ? 'USED_UP' : 'AVAILABLE'
}
