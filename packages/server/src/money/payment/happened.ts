import type { Minor } from '@vitrine/domain/money.ts'
import type { ChargebackNews } from './disputes/chargeback-store.ts'

/** What has happened to the money of an order that is held, in the transaction in which it happened. */
export type Happened =
  /** Money is held for the shop, has come, or is not expected any more. */
  | { readonly type: 'authorized' | 'arrived' | 'declined' | 'canceled'; readonly paymentId: string }
  | { readonly type: 'captured' | 'voided' | 'action-failed'; readonly paymentId: string }
  | { readonly type: 'refund-initiated'; readonly refundId: string }
  /** A part of a refund has gone back, or does not. */
  | {
      readonly type: 'refunded' | 'refund-failed'
      readonly refundId: string
      readonly paymentId: string
      /** Set where it became store credit. */
      readonly credit?: { readonly amount: Minor; readonly reason?: string }
    }
  | ({ readonly type: 'chargeback'; readonly paymentId: string } & ChargebackNews)
  /** What is said of a payment or a refund has changed, and no money. */
  | { readonly type: 'details'; readonly paymentIds: readonly string[]; readonly refundIds: readonly string[] }
