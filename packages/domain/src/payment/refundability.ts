import type { Minor } from '../money.ts'
import { netCapturedOf, type Sums } from './ledger.ts'

/** Why a payment cannot be refunded, by the codes of the specification. */
type NonRefundableReason =
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
type ManuallyRefundableReason = 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'

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
  | { readonly type: 'refundable'; readonly max: Minor }
  | { readonly type: 'manual'; readonly max: Minor; readonly reason: ManuallyRefundableReason }
  | { readonly type: 'none'; readonly max: 0; readonly reason: NonRefundableReason }

const refused = (reason: NonRefundableReason): Refundability => ({ type: 'none', max: 0, reason })

/** Returns why nothing is left to refund, or `undefined` if something is. */
const emptyReason = ({ amount, sums, pendingRefunds }: RefundablePayment): NonRefundableReason | undefined => {
  if (amount === 0) return 'ZERO_PRICE'
  if (sums.captured === 0) return 'NOT_PAID'
  if (netCapturedOf(sums) - pendingRefunds > 0) return undefined
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
  const max = netCapturedOf(sums) - pendingRefunds
  if (provider.refund === 'outside') return { type: 'manual', max, reason: 'OFFLINE' }
  if (provider.refundDays !== undefined && daysSinceCapture > provider.refundDays) {
    return { type: 'manual', max, reason: 'EXPIRED' }
  }
  if (provider.refund === 'whole' && max < sums.captured) return { type: 'manual', max, reason: 'NOT_SUPPORTED' }
  return { type: 'refundable', max }
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
  const result = refundability(payment)
  // Manual refunds don't depend on the provider.
  const isManual =
    isExternal && result.type === 'none' && !emptyReason(payment) && !result.reason.startsWith('ORDER_IS')
  if (result.type === 'none' && !isManual) return { code: 'PAYMENT_NOT_REFUNDABLE', reason: result.reason }
  if (result.type === 'manual' && !isExternal) return { code: 'EXTERNAL_REFUND_EXPECTED' }
  const max = isManual ? netCapturedOf(payment.sums) - payment.pendingRefunds : result.max
  if (amount <= 0 || amount > max) return { code: 'INVALID_PAYMENT_REFUND_AMOUNT' }
  const isWholeOnly = !isExternal && payment.provider?.refund === 'whole'
  return isWholeOnly && amount < max ? { code: 'INVALID_PAYMENT_REFUND_AMOUNT' } : undefined
}
