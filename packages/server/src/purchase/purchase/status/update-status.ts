import { decideOrder, decideStatus, type OrderStatus } from '@vitrine/domain/order/states.ts'
import type { Caller } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf, type Actor } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { takeStock } from '../../../catalog/product/api.ts'
import {
  lockOrder,
  moveOrder,
  stockOf,
  type StoredOrder,
  announceApproval,
  stockUserOf,
} from '../../../orders/order/api.ts'
import type { Payments } from '../../../money/payment/api.ts'
import { noteReviewed } from './review.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Approves an order without its payment, and takes its stock now. */
const approveUnpaid = async (
  context: Context,
  db: Db,
  { order, site, actor }: { order: StoredOrder; site: Site; actor: Actor },
): Promise<StoredOrder> => {
  const decision = decideOrder(order.status, 'PLACED')
  if (!decision.ok) throw new Refusal('UNSUPPORTED_TRANSITION')
  const taken = order.stock_taken ? { ok: true as const } : await takeStock(db, stockUserOf(order), stockOf(order))
  if (!taken.ok) throw new Refusal('INSUFFICIENT_INVENTORY', undefined, { catalogItemId: taken.productId })
  const states = { status: decision.state, stock_taken: true }
  const approved = await moveOrder(db, order, { states, record: order.body, now: context.now() })
  await announceApproval(db, { order: approved, site, actor })
  return approved
}

/** Changes the status of an order at the store's request: approves it, or rejects and refunds it. */
export const updateOrderStatus = async (
  context: Context,
  payments: Pick<Payments, 'carryOut' | 'providers'>,
  { caller, orderId, status }: { caller: OnSite; orderId: string; status: OrderStatus },
): Promise<StoredOrder> => {
  const site = await requireSite(context.sites, caller.siteId)
  const actor = actorOf(caller)
  const saved = await transact(context.db, async (db) => {
    const order = await lockOrder(db, caller, orderId)
    const decision = decideStatus(order.status, status)
    if (!decision.ok) throw new Refusal(decision.code)
    if (decision.event === 'PLACED') return approveUnpaid(context, db, { order, site, actor })
    const passes = decision.event === 'REVIEW_PASSED'
    return noteReviewed(context, db, { order, site, passes, actor, providers: payments.providers })
  })
  if (saved.status === 'REJECTED') await payments.carryOut(orderId)
  return saved
}
