import type { Refundability } from '../refund/refundability.ts'
import { splitRefund } from '../refund/split-refund.ts'

/** A refundable payment, in minor units. */
export interface CancelablePayment {
  readonly paymentId: string
  readonly most: number
  /** Reason why only the owner can refund it. `undefined` if the provider can. */
  readonly manualReason?: string
}

type Payment = Refundability['payments'][number]
type ToMinor = (amount: string | undefined) => number

/** Reasons why there is nothing to refund. */
const emptyReasons = ['NOT_PAID', 'ALREADY_REFUNDED', 'PENDING_REFUND', 'ZERO_PRICE', 'AMOUNT_OFFSET_BY_CHARGEBACK']

const toRefundable = ({ payment, manuallyRefundable, nonRefundable }: Payment, minor: ToMinor): CancelablePayment => {
  const { paymentId = '', monetary: { paid, refunded, refundPending, maxRefund } = {} } = payment ?? {}
  const isEmpty = nonRefundable && emptyReasons.includes(nonRefundable.reason)
  if (isEmpty) return { paymentId, most: 0 }
  // What the provider cannot refund, the owner may refund manually.
  const left = minor(paid?.amount) - minor(refunded?.amount) - minor(refundPending?.amount)
  const reason = nonRefundable?.reason ?? manuallyRefundable?.reason
  const most = nonRefundable ? left : minor(maxRefund?.amount)
  return { paymentId, most, ...(reason !== undefined && { manualReason: reason }) }
}

/** The refundable payments: those that the provider can refund come first. */
export const refundablePayments = (payments: readonly Payment[], minor: ToMinor): readonly CancelablePayment[] =>
  payments
    .map((payment) => toRefundable(payment, minor))
    .filter(({ most }) => most > 0)
    .toSorted((one, other) => Number(one.manualReason !== undefined) - Number(other.manualReason !== undefined))

/** The part of a refund that goes to one payment. */
export interface RefundPart {
  readonly paymentId: string
  readonly amount: number
  readonly isManual: boolean
}

/** Splits a refund among payments. */
export const splitIntoParts = (
  amount: number,
  payments: readonly CancelablePayment[],
  isManual = false,
): readonly RefundPart[] => {
  const shares = splitRefund(amount, payments)
  return payments
    .map(({ paymentId, manualReason }) => ({
      paymentId,
      amount: shares.get(paymentId) ?? 0,
      isManual: isManual || manualReason !== undefined,
    }))
    .filter((part) => part.amount > 0)
}
