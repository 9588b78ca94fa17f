import type { ReturnItem, OrderReturn } from '@vitrine/contract/entities/orders/returns.ts'
import { decideRequest } from '@vitrine/domain/returns/returnable.ts'
import { newReturn } from '@vitrine/domain/returns/states.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { holdBilledOrder, type OnSite } from '../billing/api.ts'
import { memberOfOrder } from '../../orders/order/api.ts'
import { limitReturns } from './settle/limit.ts'
import { refuseLines } from './refuse.ts'
import { returnableOf } from './returnable.ts'
import { insertReturn, type StoredReturn } from './store.ts'
import { announceReturn } from './announce.ts'

interface ReturnRequest {
  readonly caller: OnSite
  readonly orderId: string
  readonly items: readonly ReturnItem[]
  readonly wish: OrderReturn['wish']
}

/** Requests a return of items. Concurrent requests wait for the order's lock and see what is left. */
export const requestReturn = async (
  context: Context,
  { caller, orderId, items, wish }: ReturnRequest,
): Promise<StoredReturn> => {
  const site = await requireSite(context.sites, caller.siteId)
  const without = items.findIndex(({ reason, comment }) => reason === 'OTHER' && !comment?.trim())
  if (without >= 0)
    throw invalidField(`items[${without}].comment`, 'is required for the reason OTHER', 'REQUIRED_FIELD')
  return transact(context.db, async (db) => {
    const order = await holdBilledOrder(db, caller, orderId)
    const lines = items.map(({ lineItemId: id, quantity }) => ({ id, quantity }))
    const decision = decideRequest(lines, await returnableOf(context, db, { order, site, caller }))
    if (!decision.ok) throw refuseLines(decision, lines)
    if (wish === 'STORE_CREDIT' && memberOfOrder(order) === undefined)
      throw invalidField('wish', 'cannot be STORE_CREDIT: this order was placed by a guest', 'INVALID_ENUM_VALUE')
    await limitReturns(context, db, { caller, order })
    const now = context.now()
    const orderReturn = await insertReturn(db, {
      site_id: site.id,
      id: context.newId(),
      order_id: order.id,
      order_number: String(order.number),
      kind: 'REQUEST',
      confirmation_id: null,
      status: newReturn,
      wish,
      body: { items: [...items] },
      created_date: now,
      updated_date: now,
    })
    await announceReturn(context, db, { order, site, orderReturn, actor: actorOf(caller), isNew: true })
    return orderReturn
  }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'ORDER_NOT_FOUND')
      throw new Refusal('NOT_FOUND', 'There is no such order.')
    throw error
  })
}
