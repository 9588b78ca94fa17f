import type { LineItemReturnability } from '@vitrine/contract/entities/orders/returns.ts'
import type { SentLine } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import {
  returnability,
  type OrderToReturn,
  type Returnability,
  type ReturnableLine,
} from '@vitrine/domain/returns/returnable.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { linesOf, parcelOf, readPieces } from '../../orders/fulfillment/api.ts'
import type { StoredOrder } from '../../orders/order/api.ts'
import { listRefunds } from '../../money/payment/api.ts'
import { returnRules } from './settings.ts'
import { listReturns, type StoredReturn } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

const kindOf = ({ itemType, digitalFile }: StoredOrder['body']['lineItems'][number]): ReturnableLine['kind'] => {
  if (itemType?.preset === 'GIFT_CARD') return 'gift-card'
  return itemType?.preset === 'DIGITAL' || digitalFile?.fileId !== undefined ? 'digital' : 'goods'
}

const linesOfItems = (items: readonly { readonly lineItemId: string; readonly quantity: number }[]): SentLine[] =>
  items.map(({ lineItemId: id, quantity }) => ({ id, quantity }))

/** Lists the units of a withdrawal that had not been shipped. */
const unsentLines = ({ body: { items } }: StoredReturn): SentLine[] =>
  items.flatMap(({ lineItemId: id, unsentQuantity: quantity = 0 }) => (quantity > 0 ? [{ id, quantity }] : []))

/** Reads what was shipped, returned and refunded of an order, to decide on returns and withdrawals. */
export const readShipmentsAndReturns = async (db: Db, order: StoredOrder) => {
  const [{ parcels }, refunds, returns] = await Promise.all([
    readPieces(db, order),
    listRefunds(db, order),
    listReturns(db, order),
  ])
  const byReturns = new Set(returns.map(({ refund_id }) => refund_id))
  return {
    parcels: parcels
      .filter(({ record }) => parcelOf(record).isOut)
      .map(({ record }) => ({
        lines: linesOf(record),
        sentMs: Date.parse(record.createdDate!),
        ...(record.deliveredDate !== undefined && { deliveredMs: Date.parse(record.deliveredDate) }),
      })),
    /** With the requested items or, once received, the received items. */
    returns: returns.map((stored) => ({
      stored,
      kind: stored.kind,
      status: stored.status,
      lines: linesOfItems(stored.body.received ?? stored.body.items),
      unsent: unsentLines(stored),
    })),
    refunds: refunds
      .filter(({ id }) => !byReturns.has(id))
      .map(({ details, side_effects: { restock = [] } }) => ({
        lines: details.lines.map(({ id, quantity }) => ({ id, quantity })),
        restocked: linesOfItems(restock),
      })),
  }
}

/** Reads an order for the return rules. */
const orderToReturn = async (db: Db, order: StoredOrder): Promise<OrderToReturn> => ({
  ...(await readShipmentsAndReturns(db, order)),
  status: order.status,
  lines: order.body.lineItems.map((line) => ({ id: line.id, quantity: line.quantity, kind: kindOf(line) })),
})

/**
 * Lists what can be returned of each line. The store itself is not bound by the return window or by disabled returns.
 */
export const returnableOf = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { order, site, caller }: { order: StoredOrder; site: Site; caller?: Caller },
): Promise<Returnability[]> => {
  const { enabled, windowDays } = returnRules(site)
  const rules = caller && isElevated(caller) ? { enabled: true } : { enabled, windowMs: windowDays * dayMs }
  return returnability(await orderToReturn(db, order), rules, now().getTime())
}

export const presentReturnability = (line: Returnability): LineItemReturnability => {
  const { id: lineItemId, quantity } = line
  if ('reason' in line) return { lineItemId, quantity, reason: line.reason }
  return { lineItemId, quantity, ...(line.untilMs !== undefined && { until: new Date(line.untilMs).toISOString() }) }
}
