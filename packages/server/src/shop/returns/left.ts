import { leftOfReturns, type Pieces } from '@vitrine/domain/returns/left.ts'
import type { Db } from '../../ground/database/tables.ts'
import { counts, refundableOrderOf } from '../billing/refundable-order.ts'
import { restockable } from '../billing/restock.ts'
import type { StoredOrder } from '../order/present.ts'
import { listRefunds, type Refund } from '../payment/refund-store.ts'
import { listReturns, type StoredReturn } from './store.ts'

export interface Left {
  /** What has come of a return and was not refunded yet, neither with it nor by hand. */
  readonly lineItems: readonly Pieces[]
  /** What of it goes back on the shelf, unless whoever received it said otherwise, and as far as it is not there yet. */
  readonly restock: readonly Pieces[]
}

/** What came of a return and no refund by hand was meant for. */
const unrefundedOf = (returns: readonly StoredReturn[], id: string, refunds: readonly Refund[]): readonly Pieces[] => {
  const ownRefunds = new Set(returns.map(({ refund_id }) => refund_id))
  const byHand = refunds.filter((refund) => counts(refund) && !ownRefunds.has(refund.id))
  const left = leftOfReturns(
    returns.map(({ created_date, refund_id, body: { received = [] } }) => ({
      createdDate: created_date,
      received,
      ...(refund_id !== null && { refunded: refunds.find(({ id: own }) => own === refund_id)?.details.lines ?? [] }),
    })),
    byHand.map(({ created_date, details }) => ({ date: created_date, lines: details.lines })),
  )
  return left[returns.findIndex((one) => one.id === id)] ?? []
}

const restockOf = ({ body: { received = [] } }: StoredReturn, shelf: readonly Pieces[]): Pieces[] =>
  received.flatMap(({ lineItemId, quantity, restock }) => {
    const most = shelf.find((one) => one.lineItemId === lineItemId)?.quantity ?? 0
    return restock !== false && most > 0 ? [{ lineItemId, quantity: Math.min(quantity, most) }] : []
  })

/** What is left to be settled of a return. */
export const leftToSettle = async (db: Db, known: StoredReturn, order: StoredOrder): Promise<Left> => {
  const [refunds, returns] = [await listRefunds(db, order), await listReturns(db, order)]
  const { lines } = refundableOrderOf(order, refunds)
  const lineItems = unrefundedOf(returns, known.id, refunds).flatMap(({ lineItemId, quantity }) => {
    const line = lines.find(({ id }) => id === lineItemId)
    const left = Math.min(quantity, line ? line.quantity - line.refunded : 0)
    return left > 0 ? [{ lineItemId, quantity: left }] : []
  })
  return { lineItems, restock: restockOf(known, restockable(order, refunds)) }
}
