import type { Refundability } from '../refund/refundability.ts'
import { splitRefund } from '../refund/split-refund.ts'

/** A refundable payment, in minor units. */
export interface Returnable {
  readonly paymentId: string
  readonly most: number
  /** Reason why only the owner can refund it. `undefined` if the provider can. */
  readonly byHand?: string
}

type Payment = Refundability['payments'][number]
type ToMinor = (amount: string | undefined) => number

/** Reasons why there is nothing to refund. */
const empty = ['NOT_PAID', 'ALREADY_REFUNDED', 'PENDING_REFUND', 'ZERO_PRICE', 'AMOUNT_OFFSET_BY_CHARGEBACK']

const returnableOf = ({ payment, manuallyRefundable, nonRefundable }: Payment, minor: ToMinor): Returnable => {
  const { paymentId = '', monetary: { paid, refunded, refundPending, maxRefund } = {} } = payment ?? {}
  const isEmpty = nonRefundable && empty.includes(nonRefundable.reason)
  if (isEmpty) return { paymentId, most: 0 }
  // What the provider cannot refund, the owner may refund manually.
  const left = minor(paid?.amount) - minor(refunded?.amount) - minor(refundPending?.amount)
  const reason = nonRefundable?.reason ?? manuallyRefundable?.reason
  const most = nonRefundable ? left : minor(maxRefund?.amount)
  return { paymentId, most, ...(reason !== undefined && { byHand: reason }) }
}

/** The refundable payments: those that the provider can refund come first. */
export const returnablesOf = (payments: readonly Payment[], minor: ToMinor): readonly Returnable[] =>
  payments
    .map((payment) => returnableOf(payment, minor))
    .filter(({ most }) => most > 0)
    .toSorted((one, other) => Number(one.byHand !== undefined) - Number(other.byHand !== undefined))

/** The part of a refund that goes to one payment. */
export interface Part {
  readonly paymentId: string
  readonly amount: number
  readonly isByHand: boolean
}

/** Splits a refund among payments. */
export const partsOf = (amount: number, payments: readonly Returnable[], isByHand = false): readonly Part[] => {
  const shares = splitRefund(amount, payments)
  return payments
    .map(({ paymentId, byHand }) => ({
      paymentId,
      amount: shares.get(paymentId) ?? 0,
      isByHand: isByHand || byHand !== undefined,
    }))
    .filter((part) => part.amount > 0)
}
