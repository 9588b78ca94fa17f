import type { Minor } from '../money.ts'
import { keptOf, type Sums } from './ledger.ts'

/** Why a payment cannot be refunded, by the specification's names. */
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

/** Why only the owner can give the money back, by hand. */
export type ManuallyRefundableReason = 'EXPIRED' | 'NOT_SUPPORTED' | 'OFFLINE' | 'REQUIRES_CARD_READER'

/** A payment as a refund of it is judged by. */
export interface RefundablePayment {
  /** What it is for, in minor units. */
  readonly amount: Minor
  readonly sums: Sums
  /** What is on its way back. */
  readonly pendingRefunds: Minor
  readonly orderStatus: 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED'
  /** Days since the first of it was captured. */
  readonly daysSinceCapture: number
  /** What who moves its money can do; nothing where they are not connected any more. */
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

/** Why nothing is left to refund; nothing where something is. */
const emptyReason = ({ amount, sums, pendingRefunds }: RefundablePayment): NonRefundableReason | undefined => {
  if (amount === 0) return 'ZERO_PRICE'
  if (sums.captured === 0) return 'NOT_PAID'
  if (keptOf(sums) - pendingRefunds > 0) return undefined
  if (sums.refunded >= sums.captured) return 'ALREADY_REFUNDED'
  if (pendingRefunds > 0) return 'PENDING_REFUND'
  return 'AMOUNT_OFFSET_BY_CHARGEBACK'
}

/**
 * Whether a payment can be refunded, and how much of it. The provider does it as far as it can; where it cannot any more,
 * the owner may, by hand.
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

/** Why so much of a payment is not refunded so; nothing where it is. `isExternal`: the owner gives it back by hand. */
export const refundRefusal = (
  payment: RefundablePayment,
  { amount, isExternal }: { amount: Minor; isExternal: boolean },
): RefundAmountRefusal | undefined => {
  const able = refundability(payment)
  // By hand, money goes back whoever took it.
  const byHand = isExternal && able.type === 'none' && !emptyReason(payment) && !able.reason.startsWith('ORDER_IS')
  if (able.type === 'none' && !byHand) return { code: 'PAYMENT_NOT_REFUNDABLE', reason: able.reason }
  if (able.type === 'manual' && !isExternal) return { code: 'EXTERNAL_REFUND_EXPECTED' }
  const most = byHand ? keptOf(payment.sums) - payment.pendingRefunds : able.most
  if (amount <= 0 || amount > most) return { code: 'INVALID_PAYMENT_REFUND_AMOUNT' }
  const isWholeOnly = !isExternal && payment.provider?.refund === 'whole'
  return isWholeOnly && amount < most ? { code: 'INVALID_PAYMENT_REFUND_AMOUNT' } : undefined
}
