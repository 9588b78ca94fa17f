/** A quantity of an order line. */
export interface Pieces {
  readonly lineItemId: string
  readonly quantity: number
}

/** A return of which goods were received. */
export interface ReceivedReturn {
  readonly createdDate: Date
  readonly received: readonly Pieces[]
  /** The lines of its own refund, if it is settled. */
  readonly refunded?: RefundedLines
}

type RefundedLines = readonly { readonly id: string; readonly quantity: number }[]

/** A manual refund by the merchant. */
export interface ManualRefund {
  readonly date: Date
  readonly lines: RefundedLines
}

const quantityOf = (lines: RefundedLines, lineItemId: string): number =>
  lines.filter(({ id }) => id === lineItemId).reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns how many pieces of a line were refunded manually since a date. */
const refundedSince = (refunds: readonly ManualRefund[], date: Date, lineItemId: string): number =>
  refunds.filter((refund) => refund.date >= date).reduce((sum, { lines }) => sum + quantityOf(lines, lineItemId), 0)

/**
 * Returns the received pieces of each return, oldest first, that were not refunded manually. Manual refunds made after
 * a return was requested count toward it, oldest return first.
 */
export const unrefundedPieces = (
  returns: readonly ReceivedReturn[],
  refunds: readonly ManualRefund[],
): readonly (readonly Pieces[])[] => {
  const taken = new Map<string, number>()
  return returns.map(({ createdDate, received, refunded }) =>
    received.flatMap(({ lineItemId, quantity }) => {
      const before = taken.get(lineItemId) ?? 0
      const byHand = refundedSince(refunds, createdDate, lineItemId) - before
      // The difference to its own refund had been refunded manually before.
      const most = quantity - quantityOf(refunded ?? [], lineItemId)
      const covered = Math.min(most, Math.max(0, byHand))
      taken.set(lineItemId, before + covered)
      return !refunded && quantity > covered ? [{ lineItemId, quantity: quantity - covered }] : []
    }),
  )
}
