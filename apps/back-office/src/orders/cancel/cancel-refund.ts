import type { Refundability } from '../refund/refundability.ts'
import { splitRefund } from '../refund/split-refund.ts'

/** A refundable payment, in minor units. */
export interface PaymentToRefund {
  readonly paymentId: string
  readonly maxAmount: number
  /** Reason why only the owner can refund it. `undefined` if the provider can. */
  readonly manualReason?: string
}

type Payment = Refundability['payments'][number]
type ToMinor = (amount: string | undefined) => number

/** Reasons why there is nothing to refund. */
const emptyReasons = ['NOT_PAID', 'ALREADY_REFUNDED', 'PENDING_REFUND', 'ZERO_PRICE', 'AMOUNT_OFFSET_BY_CHARGEBACK']

const toRefundable = ({ payment, manuallyRefundable, nonRefundable }: Payment, minor: ToMinor): PaymentToRefund => {
  const { paymentId = '', monetary: { paid, refunded, refundPending, maxRefund } = {} } = payment ?? {}
  const isEmpty = nonRefundable && emptyReasons.includes(nonRefundable.reason)
  if (isEmpty) return { paymentId, maxAmount: 0 }
  // What the provider cannot refund, the owner may refund manually.
  const left = minor(paid?.amount) - minor(refunded?.amount) - minor(refundPending?.amount)
  const reason = nonRefundable?.reason ?? manuallyRefundable?.reason
  const maxAmount = nonRefundable ? left : minor(maxRefund?.amount)
  return { paymentId, maxAmount, ...(reason !== undefined && { manualReason: reason }) }
}

/** The refundable payments: those that the provider can refund come first. */
export const refundablePayments = (payments: readonly Payment[], minor: ToMinor): readonly PaymentToRefund[] =>
  payments
    .map((payment) => toRefundable(payment, minor))
    .filter(({ maxAmount }) => maxAmount > 0)
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
  payments: readonly PaymentToRefund[],
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
