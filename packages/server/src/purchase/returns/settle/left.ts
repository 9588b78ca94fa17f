import { unrefundedPieces, type Pieces } from '@vitrine/domain/returns/unrefunded.ts'
import { refundableItems } from '@vitrine/domain/payment/calculate-refund.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { counts, refundableOrderOf, restockable } from '../../billing/api.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import { listRefunds, type Refund } from '../../../money/payment/api.ts'
import { listReturns, type StoredReturn } from '../store.ts'

export interface Left {
  /** Received items that were not refunded yet, neither by the return nor manually. */
  readonly lineItems: readonly Pieces[]
  /** Items to restock: as decided on receipt, and as far as they are not restocked yet. */
  readonly restock: readonly Pieces[]
  /** Whether these are the last items of the order, so that its delivery can be refunded too. */
  readonly endsDelivery: boolean
}

/** Lists received items that no manual refund covers. */
const unrefundedOf = (returns: readonly StoredReturn[], id: string, refunds: readonly Refund[]): readonly Pieces[] => {
  const ownRefunds = new Set(returns.map(({ refund_id }) => refund_id))
  const byHand = refunds.filter((refund) => counts(refund) && !ownRefunds.has(refund.id))
  const left = unrefundedPieces(
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

/** Returns what is left to settle of a return. */
export const leftToSettle = async (db: Db, known: StoredReturn, order: StoredOrder): Promise<Left> => {
  const [refunds, returns] = [await listRefunds(db, order), await listReturns(db, order)]
  const refundable = refundableOrderOf(order, refunds)
  const { lines, shipping } = refundableItems(refundable)
  const lineItems = unrefundedOf(returns, known.id, refunds).flatMap(({ lineItemId, quantity }) => {
    const left = Math.min(quantity, lines.find(({ id }) => id === lineItemId)?.quantity ?? 0)
    return left > 0 ? [{ lineItemId, quantity: left }] : []
  })
  const settled = (id: string): number => lineItems.find((one) => one.lineItemId === id)?.quantity ?? 0
  const endsDelivery = shipping !== undefined && lines.every(({ id, quantity }) => settled(id) === quantity)
  return { lineItems, restock: restockOf(known, restockable(order, refunds)), endsDelivery }
}
