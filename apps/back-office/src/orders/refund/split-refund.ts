/** A refundable payment, in minor units. */
export interface RefundablePayment {
  readonly paymentId: string
  readonly maxAmount: number
}

/** Splits a refund among payments in order. An amount beyond the refundable total is dropped. */
export const splitRefund = (amount: number, payments: readonly RefundablePayment[]): ReadonlyMap<string, number> => {
  let left = amount
  return new Map(
    payments.map(({ paymentId, maxAmount }) => {
      const share = Math.min(left, maxAmount)
      left -= share
      return [paymentId, share]
    }),
  )
}
