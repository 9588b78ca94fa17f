import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { recordEvents } from '../../../ground/event/outbox.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { createRepeatingWorker, type Worker } from '../../../ground/base/worker.ts'
import { deleteUntouchedCarts, deleteUntouchedCheckouts, type Removed } from './untouched-store.ts'

const everyMs = 10 * 60 * 1000
/** Number of rows deleted per transaction, to limit lock times. */
const batch = 200

const kinds = [
  { entity: 'cart', type: 'wix.ecom.v1.cart_deleted', remove: deleteUntouchedCarts },
  { entity: 'checkout', type: 'wix.ecom.v1.checkout_deleted', remove: deleteUntouchedCheckouts },
] as const

/** Deletes carts and checkouts untouched for the store's number of days, and records the events. */
export const removeUntouched = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  for (const { remove, ...event } of kinds) {
    const removeSome = async (transaction: Db): Promise<readonly Removed[]> => {
      const removed = await remove(transaction, now(), batch)
      if (removed.length > 0) await recordEvents(transaction, removed, event)
      return removed
    }
    let removed = await transact(db, removeSome, { statementMs: 0 })
    while (removed.length === batch) removed = await transact(db, removeSome, { statementMs: 0 })
  }
}

export const createUntouchedRemoval = (context: Context): Worker =>
  createRepeatingWorker({
    work: () => removeUntouched(context),
    everyMs,
    log: context.log,
    failure: 'removing untouched carts failed',
  })
