/** A payment that something may be refunded of, in minor units. */
export interface RefundablePayment {
  readonly paymentId: string
  readonly most: number
}

/** Shares a refund among the payments of an order, the first ones first; what is more than can be refunded is left out. */
export const splitRefund = (amount: number, payments: readonly RefundablePayment[]): ReadonlyMap<string, number> => {
  let left = amount
  return new Map(
    payments.map(({ paymentId, most }) => {
      const share = Math.min(left, most)
      left -= share
      return [paymentId, share]
    }),
  )
}
