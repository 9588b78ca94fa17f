import { isElevated, type Exchange } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { enforceRateLimit, rateLimits } from '../../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import { buyersBehindAddress } from '../../../ground/rate-limit/new-carts.ts'
import type { OnSite } from './begin.ts'

/** Limits the rate of orders with offline payment: they are free to place, and reserve stock. */
export const countUnpaidOrder = async (
  context: Pick<Context, 'db' | 'sites' | 'now'>,
  caller: OnSite,
  { ip }: Pick<Exchange, 'ip'>,
): Promise<void> => {
  if (isElevated(caller)) return
  const free = rateLimits.unpaidOrders.free * (await buyersBehindAddress(context, caller, ip))
  const attempt = { siteId: caller.siteId, rule: 'unpaidOrders' as const, subject: addressOf(ip), free }
  await enforceRateLimit(context.db, attempt, context.now())
}
