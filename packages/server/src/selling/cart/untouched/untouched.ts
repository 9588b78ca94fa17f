import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { recordEvents } from '../../../ground/event/outbox.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { createRepeatingWorker, type Worker } from '../../../ground/base/worker.ts'
import { deleteUntouchedCarts } from './untouched-store.ts'

const everyMs = 10 * 60 * 1000
/** Number of rows deleted per transaction, to limit lock times. */
const batch = 200

/** Deletes carts and checkouts untouched for the store's number of days, and records the events. */
export const removeUntouched = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  const removeSome = async (transaction: Db): Promise<number> => {
    const removed = await deleteUntouchedCarts(transaction, now(), batch)
    const [carts, checkouts] = [removed.filter(({ isCart }) => isCart), removed.filter(({ isCheckout }) => isCheckout)]
    await recordEvents(transaction, carts, { entity: 'cart', type: 'wix.ecom.v1.cart_deleted' })
    await recordEvents(transaction, checkouts, { entity: 'checkout', type: 'wix.ecom.v1.checkout_deleted' })
    await recordEvents(transaction, removed, { entity: 'cart-v2', type: 'wix.ecom.v2.cart_deleted' })
    return removed.length
  }
  while ((await transact(db, removeSome, { statementMs: 0 })) === batch);
}

export const createUntouchedRemoval = (context: Context): Worker =>
  createRepeatingWorker({
    work: () => removeUntouched(context),
    everyMs,
    log: context.log,
    failure: 'removing untouched carts failed',
  })
