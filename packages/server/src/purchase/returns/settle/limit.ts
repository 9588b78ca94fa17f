import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { enforceRateLimit } from '../../../ground/rate-limit/rate-limit-store.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'

/** Limits the returns and withdrawals that a buyer requests for an order. Failed requests don't count. */
export const limitReturns = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { caller, order }: { caller: Caller; order: StoredOrder },
): Promise<void> => {
  if (isElevated(caller)) return
  await enforceRateLimit(db, { siteId: order.site_id, rule: 'returnsOfOrder', subject: order.id }, now())
}
