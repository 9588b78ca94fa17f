import type { Minor } from '../money.ts'
import { keptOf, type Sums } from './ledger.ts'

/** Why a payment cannot be refunded, by the codes of the specification. */
export type NonRefundableReason =
  | 'ALREADY_REFUNDED'
  | 'PROVIDER_IS_DOWN'
  | 'NOT_PAID'
  | 'ZERO_PRICE'
  | 'DISABLED_BY_PROVIDER'
  | 'PENDING_REFUND'
  | 'FORBIDDEN'
  | 'TRANSACTION_NOT_FOUND'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED'
  | 'AMOUNT_OFFSET_BY_CHARGEBACK'

/** Why only the merchant can refund a payment, manually. */
export type ManuallyRefundableReason = 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'

/** The properties of a payment that determine its refundability. */
export interface RefundablePayment {
  /** In minor units. */
  readonly amount: Minor
  readonly sums: Sums
  /** Refunds in progress. */
  readonly pendingRefunds: Minor
  readonly orderStatus: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'
  /** Days since the first capture. */
  readonly daysSinceCapture: number
  /** What the provider supports. `undefined` if it is no longer connected. */
  readonly provider?: {
    readonly refund: 'none' | 'whole' | 'partial' | 'outside'
    readonly refundDays?: number
  }
}

export type Refundability =
  | { readonly type: 'refundable'; readonly most: Minor }
  | { readonly type: 'manual'; readonly most: Minor; readonly reason: ManuallyRefundableReason }
  | { readonly type: 'none'; readonly most: 0; readonly reason: NonRefundableReason }

const refused = (reason: NonRefundableReason): Refundability => ({ type: 'none', most: 0, reason })

/** Returns why nothing is left to refund, or `undefined` if something is. */
const emptyReason = ({ amount, sums, pendingRefunds }: RefundablePayment): NonRefundableReason | undefined => {
  if (amount === 0) return 'ZERO_PRICE'
  if (sums.captured === 0) return 'NOT_PAID'
  if (keptOf(sums) - pendingRefunds > 0) return undefined
  if (sums.refunded >= sums.captured) return 'ALREADY_REFUNDED'
  if (pendingRefunds > 0) return 'PENDING_REFUND'
  return 'AMOUNT_OFFSET_BY_CHARGEBACK'
}

/**
 * Returns whether, how and up to which amount a payment can be refunded: by the provider if possible, otherwise
 * manually by the merchant.
 */
export const refundability = (payment: RefundablePayment): Refundability => {
  const { orderStatus, sums, pendingRefunds, provider, daysSinceCapture } = payment
  if (orderStatus === 'PENDING') return refused('ORDER_IS_PENDING')
  if (orderStatus === 'REJECTED') return refused('ORDER_IS_REJECTED')
  const empty = emptyReason(payment)
  if (empty) return refused(empty)
  if (!provider) return refused('PROVIDER_IS_DOWN')
  if (provider.refund === 'none') return refused('DISABLED_BY_PROVIDER')
  const most = keptOf(sums) - pendingRefunds
  if (provider.refund === 'outside') return { type: 'manual', most, reason: 'OFFLINE' }
  if (provider.refundDays !== undefined && daysSinceCapture > provider.refundDays) {
    return { type: 'manual', most, reason: 'EXPIRED' }
  }
  if (provider.refund === 'whole' && most < sums.captured) return { type: 'manual', most, reason: 'NOT_SUPPORTED' }
  return { type: 'refundable', most }
}

export type RefundAmountRefusal =
  | { readonly code: 'PAYMENT_NOT_REFUNDABLE'; readonly reason: NonRefundableReason }
  | { readonly code: 'EXTERNAL_REFUND_EXPECTED' | 'INVALID_PAYMENT_REFUND_AMOUNT' }

/**
 * Returns why an amount cannot be refunded, or `undefined` if it can. `isExternal`: the merchant refunds it manually.
 */
export const refundRefusal = (
  payment: RefundablePayment,
  { amount, isExternal }: { amount: Minor; isExternal: boolean },
): RefundAmountRefusal | undefined => {
  const able = refundability(payment)
  // Manual refunds don't depend on the provider.
  const byHand = isExternal && able.type === 'none' && !emptyReason(payment) && !able.reason.startsWith('ORDER_IS')
  if (able.type === 'none' && !byHand) return { code: 'PAYMENT_NOT_REFUNDABLE', reason: able.reason }
  if (able.type === 'manual' && !isExternal) return { code: 'EXTERNAL_REFUND_EXPECTED' }
  const most = byHand ? keptOf(payment.sums) - payment.pendingRefunds : able.most
  if (amount <= 0 || amount > most) return { code: 'INVALID_PAYMENT_REFUND_AMOUNT' }
  const isWholeOnly = !isExternal && payment.provider?.refund === 'whole'
  return isWholeOnly && amount < most ? { code: 'INVALID_PAYMENT_REFUND_AMOUNT' } : undefined
}
