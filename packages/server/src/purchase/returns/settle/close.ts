import type { Context, RefundHook } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { requireSite, withCurrency, type Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { lockOrder } from '../../../orders/order/api.ts'
import { readMoneyLeft } from '../../../money/payment/api.ts'
import { leftToSettle } from './left.ts'
import { stepReturn, unknownReturn, type Changing } from '../step.ts'
import { findReturn, listReturns, type StoredReturn } from '../store.ts'

/**
 * Closes a return without anything left to refund: no items, or no money of the whole order. Otherwise returns it
 * unchanged. Locks its order.
 */
const closeIfNothingIsLeft = async (
  context: Context,
  db: Db,
  { caller, id, site }: Pick<Changing, 'caller' | 'id'> & { readonly site: Site },
): Promise<StoredReturn> => {
  const known = await findReturn(db, caller.siteId, id)
  if (!known) throw unknownReturn()
  const order = await lockOrder(db, caller, known.order_id)
  const held = (await findReturn(db, caller.siteId, id))!
  const { lineItems } = await leftToSettle(db, held, order)
  if (lineItems.length > 0 && (await readMoneyLeft(db, order)) !== 'nothing') return held
  const amount = createMoneyWriter(withCurrency(site, order.body.currency)).price(0)
  const changes = () => ({ settlement: { type: 'REFUND' as const, amount } })
  return stepReturn(context, db, { caller, id, site }, { event: 'SETTLE', changes })
}

/** Closes a return without anything left to refund. Returns it unchanged if money has arrived in the meantime. */
export const closeWithoutRefund = async (
  context: Context,
  by: Pick<Changing, 'caller' | 'id'>,
): Promise<StoredReturn> => {
  const site = await requireSite(context.sites, by.caller.siteId)
  return transact(context.db, (transaction) => closeIfNothingIsLeft(context, transaction, { ...by, site }))
}

/** Closes the received returns of an order after a refund or a cancellation that leaves nothing to refund. */
export const closeRefundedReturns: RefundHook = async (context, db, { caller, site, orderId }) => {
  for (const { id, status } of await listReturns(db, { site_id: caller.siteId, id: orderId }))
    if (status === 'RECEIVED') await closeIfNothingIsLeft(context, db, { caller, site, id })
}
