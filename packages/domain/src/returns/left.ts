/** Some pieces of a line of an order. */
export interface Pieces {
  readonly lineItemId: string
  readonly quantity: number
}

/** A return that pieces have come of. */
export interface ReceivedReturn {
  readonly createdDate: Date
  readonly received: readonly Pieces[]
  /** What its own refund gave back, where one has settled it. */
  readonly refunded?: RefundedLines
}

type RefundedLines = readonly { readonly id: string; readonly quantity: number }[]

/** A refund that an owner made by hand, of pieces by their line. */
export interface RefundByHand {
  readonly date: Date
  readonly lines: RefundedLines
}

const quantityOf = (lines: RefundedLines, lineItemId: string): number =>
  lines.filter(({ id }) => id === lineItemId).reduce((sum, { quantity }) => sum + quantity, 0)

/** How many pieces of a line were refunded by hand since a return began. */
const byHandSince = (refunds: readonly RefundByHand[], date: Date, lineItemId: string): number =>
  refunds.filter((refund) => refund.date >= date).reduce((sum, { lines }) => sum + quantityOf(lines, lineItemId), 0)

/**
 * What has come of each return of an order, the oldest first, and was not refunded by hand. Whoever refunds by hand after
 * goods were to come back means those, of the oldest return first.
 */
export const leftOfReturns = (
  returns: readonly ReceivedReturn[],
  refunds: readonly RefundByHand[],
): readonly (readonly Pieces[])[] => {
  const taken = new Map<string, number>()
  return returns.map(({ createdDate, received, refunded }) =>
    received.flatMap(({ lineItemId, quantity }) => {
      const before = taken.get(lineItemId) ?? 0
      const byHand = byHandSince(refunds, createdDate, lineItemId) - before
      // What its own refund did not give back had been refunded by hand.
      const most = quantity - quantityOf(refunded ?? [], lineItemId)
      const covered = Math.min(most, Math.max(0, byHand))
      taken.set(lineItemId, before + covered)
      return !refunded && quantity > covered ? [{ lineItemId, quantity: quantity - covered }] : []
    }),
  )
}
