import type { ReceivedItem } from '@vitrine/contract/entities/orders/returns.ts'
import { decideReceived } from '@vitrine/domain/returns/returnable.ts'
import { isElevated } from '../../ground/base/caller.ts'
import { refusalFor } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { refuseLines } from './refuse.ts'
import { stepReturn, type Changing, type Step } from './step.ts'
import type { StoredReturn } from './store.ts'
import type { ReturnRecord } from './tables.ts'

const change = async (context: Context, changing: Changing, step: Step): Promise<StoredReturn> => {
  const site = await requireSite(context.sites, changing.caller.siteId)
  return transact(context.db, (db) => stepReturn(context, db, { ...changing, site }, step))
}

export const approveReturn = (
  context: Context,
  changing: Changing,
  approval: Pick<ReturnRecord, 'instructions' | 'returnAddress' | 'label'>,
): Promise<StoredReturn> => change(context, changing, { event: 'APPROVE', changes: () => approval })

export const declineReturn = (context: Context, changing: Changing, declineReason: string): Promise<StoredReturn> =>
  change(context, changing, { event: 'DECLINE', changes: () => ({ declineReason }) })

/** Cancels a return. A withdrawal ends the contract when it is made: the buyer cannot cancel it, but the store can. */
export const cancelReturn = (context: Context, changing: Changing): Promise<StoredReturn> =>
  change(context, changing, {
    event: 'CANCEL',
    changes: ({ kind }) => {
      if (kind === 'WITHDRAWAL' && !isElevated(changing.caller))
        throw refusalFor('ILLEGAL_STATE', 'WITHDRAWAL_NOT_CANCELABLE')
      return {}
    },
  })

/** Records the received items. Items that are missing now are not expected later. */
export const receiveReturn = (
  context: Context,
  changing: Changing,
  items: readonly ReceivedItem[],
): Promise<StoredReturn> =>
  change(context, changing, {
    event: 'RECEIVE',
    changes: ({ body }) => {
      const lines = (some: readonly { lineItemId: string; quantity: number }[]) =>
        some.map(({ lineItemId: id, quantity }) => ({ id, quantity }))
      const decision = decideReceived(lines(items), lines(body.items))
      if (!decision.ok) throw refuseLines(decision, lines(items))
      return { received: items.filter(({ quantity }) => quantity > 0) }
    },
  })
