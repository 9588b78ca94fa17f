import type { Minor } from '@vitrine/domain/money.ts'
import type { ChargebackNews } from './disputes/chargeback-store.ts'

/** Changes to the money of a locked order, reported in the same transaction. */
export type Happened =
  /** Money was authorized, has arrived, or is no longer expected. */
  | { readonly type: 'authorized' | 'arrived' | 'declined' | 'canceled'; readonly paymentId: string }
  | { readonly type: 'captured' | 'voided' | 'action-failed'; readonly paymentId: string }
  | { readonly type: 'refund-initiated'; readonly refundId: string }
  /** A part of a refund has succeeded or failed. */
  | {
      readonly type: 'refunded' | 'refund-failed'
      readonly refundId: string
      readonly paymentId: string
      /** Set if it became store credit. */
      readonly credit?: { readonly amount: Minor; readonly reason?: string }
    }
  | ({ readonly type: 'chargeback'; readonly paymentId: string } & ChargebackNews)
  /** Details of a payment or refund have changed, without any movement of money. */
  | { readonly type: 'details'; readonly paymentIds: readonly string[]; readonly refundIds: readonly string[] }
