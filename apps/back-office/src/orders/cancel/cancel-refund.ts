import type { Refundability } from '../refund/refundability.ts'
import { splitRefund } from '../refund/split-refund.ts'

/** A payment of which something can go back, in minor units. */
export interface Returnable {
  readonly paymentId: string
  readonly most: number
  /** Nobody but the owner gives it back, and why; nothing where its provider does. */
  readonly byHand?: string
}

type Payment = Refundability['payments'][number]
type ToMinor = (amount: string | undefined) => number

/** Where nothing is left to give back, or nothing came. */
const empty = ['NOT_PAID', 'ALREADY_REFUNDED', 'PENDING_REFUND', 'ZERO_PRICE', 'AMOUNT_OFFSET_BY_CHARGEBACK']

const returnableOf = ({ payment, manuallyRefundable, nonRefundable }: Payment, minor: ToMinor): Returnable => {
  const { paymentId = '', monetary: { paid, refunded, refundPending, maxRefund } = {} } = payment ?? {}
  const isEmpty = nonRefundable && empty.includes(nonRefundable.reason)
  if (isEmpty) return { paymentId, most: 0 }
  // What its provider does not give back, the owner may.
  const left = minor(paid?.amount) - minor(refunded?.amount) - minor(refundPending?.amount)
  const reason = nonRefundable?.reason ?? manuallyRefundable?.reason
  const most = nonRefundable ? left : minor(maxRefund?.amount)
  return { paymentId, most, ...(reason !== undefined && { byHand: reason }) }
}

/** The payments of which something can go back: those that a provider gives back first. */
export const returnablesOf = (payments: readonly Payment[], minor: ToMinor): readonly Returnable[] =>
  payments
    .map((payment) => returnableOf(payment, minor))
    .filter(({ most }) => most > 0)
    .toSorted((one, other) => Number(one.byHand !== undefined) - Number(other.byHand !== undefined))

/** What goes back to a payment. */
export interface Part {
  readonly paymentId: string
  readonly amount: number
  readonly isByHand: boolean
}

/** What goes back to which payment, of so much in all. */
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
