import type { Caller, Exchange } from '../../ground/base/caller.ts'
import { buyersBehind } from '../../ground/rate-limit/new-carts.ts'
import type { Context } from '../../ground/context/context.ts'
import { enforceRateLimit, rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'

/** Counts a review of a shopper, so that nobody floods the shop with them. No transaction may give the count back. */
export const enforceReviewLimits = async (
  context: Context,
  caller: Exclude<Caller, { role: 'anyone' }>,
  { ip }: Pick<Exchange, 'ip'>,
): Promise<void> => {
  if (caller.role !== 'visitor' && caller.role !== 'member') return
  const { db, now } = context
  const { siteId } = caller
  const subject = caller.role === 'member' ? caller.memberId : caller.visitorId
  await enforceRateLimit(db, { siteId, rule: 'review', subject }, now())
  const free = rateLimits.reviews.free * (await buyersBehind(context, caller, ip))
  await enforceRateLimit(db, { siteId, rule: 'reviews', subject: addressOf(ip), free }, now())
}
