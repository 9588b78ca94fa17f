import type { ReceivedItem } from '@vitrine/contract/entities/returns.ts'
import { decideReceived } from '@vitrine/domain/returns/returnable.ts'
import type { ReturnEvent } from '@vitrine/domain/returns/states.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import type { OnSite } from '../billing/held-order.ts'
import { lockOrder } from '../order/store.ts'
import { refuseLines, refuseState } from './refuse.ts'
import { findReturn, moveReturn, type StoredReturn } from './store.ts'
import type { ReturnRecord } from './tables.ts'

export const unknownReturn = (): Refusal => new Refusal('NOT_FOUND', 'There is no such return.')

export interface Changing {
  readonly caller: OnSite
  readonly id: string
  /** The order that it must be of, where the caller names one. */
  readonly orderId?: string
}

/** Holds a return by its order, as everyone does who moves its goods or its money. */
export const holdReturn = async (db: Db, { caller, id, orderId }: Changing): Promise<StoredReturn> => {
  const known = await findReturn(db, caller.siteId, id)
  if (!known || (orderId !== undefined && known.order_id !== orderId)) throw unknownReturn()
  await lockOrder(db, caller, known.order_id)
  return (await findReturn(db, caller.siteId, id))!
}

const change = (
  { db, now }: Context,
  changing: Changing,
  event: ReturnEvent,
  tell: (known: StoredReturn) => Partial<ReturnRecord> = () => ({}),
): Promise<StoredReturn> =>
  transact(db, async (transaction) => {
    const known = await holdReturn(transaction, changing)
    const body = { ...known.body, ...tell(known) }
    const move = await moveReturn(transaction, known, { event, body, now: now() })
    if (!move.ok) throw refuseState(move.code)
    return move.moved
  })

export const approveReturn = (
  context: Context,
  changing: Changing,
  told: Pick<ReturnRecord, 'instructions' | 'returnAddress' | 'label'>,
): Promise<StoredReturn> => change(context, changing, 'APPROVE', () => told)

export const declineReturn = (context: Context, changing: Changing, declineReason: string): Promise<StoredReturn> =>
  change(context, changing, 'DECLINE', () => ({ declineReason }))

export const cancelReturn = (context: Context, changing: Changing): Promise<StoredReturn> =>
  change(context, changing, 'CANCEL')

/** Notes what came: in one go, and what did not come with it does not come any more. */
export const receiveReturn = (
  context: Context,
  changing: Changing,
  items: readonly ReceivedItem[],
): Promise<StoredReturn> =>
  change(context, changing, 'RECEIVE', ({ body }) => {
    const lines = (some: readonly { lineItemId: string; quantity: number }[]) =>
      some.map(({ lineItemId: id, quantity }) => ({ id, quantity }))
    const decision = decideReceived(lines(items), lines(body.items))
    if (!decision.ok) throw refuseLines(decision, lines(items))
    return { received: items.filter(({ quantity }) => quantity > 0) }
  })
