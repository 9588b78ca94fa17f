import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { actorOf } from '../../ground/event/actor.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { OnSite } from '../billing/api.ts'
import { lockOrder } from '../../orders/order/api.ts'
import { refuseState } from './refuse.ts'
import { findReturn, moveReturn, type ReturnMove, type StoredReturn } from './store.ts'
import { announceReturn } from './announce.ts'

export const unknownReturn = (): Refusal => new Refusal('NOT_FOUND', 'There is no such return.')

export interface Changing {
  readonly caller: OnSite
  readonly id: string
  /** The order that the return must belong to, if the caller specifies one. */
  readonly orderId?: string
}

/** A change within a transaction, which cannot look up the site. */
type ChangingOnSite = Changing & { readonly site: Site }

/** A step of a return, with the fields it changes. */
export type Step = Pick<ReturnMove, 'event' | 'refundId' | 'exchangeOrderId'> & {
  readonly changes?: (known: StoredReturn) => Partial<StoredReturn['body']>
}

/**
 * Moves a return to its next step under its order's lock, and records and notifies about it in the same transaction.
 */
export const stepReturn = async (
  context: Context,
  db: Db,
  { caller, id, orderId, site }: ChangingOnSite,
  { changes, ...step }: Step,
): Promise<StoredReturn> => {
  const known = await findReturn(db, caller.siteId, id)
  if (!known || (orderId !== undefined && known.order_id !== orderId)) throw unknownReturn()
  const order = await lockOrder(db, caller, known.order_id)
  const held = (await findReturn(db, caller.siteId, id))!
  const move = await moveReturn(db, held, { ...step, body: { ...held.body, ...changes?.(held) }, now: context.now() })
  if (!move.ok) throw refuseState(move.code)
  await announceReturn(context, db, { order, site, orderReturn: move.moved, actor: actorOf(caller) })
  return move.moved
}
