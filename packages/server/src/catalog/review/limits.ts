import type { Caller, Exchange } from '../../ground/base/caller.ts'
import { buyersBehindAddress } from '../../ground/rate-limit/new-carts.ts'
import type { Context } from '../../ground/context/context.ts'
import { enforceRateLimit, rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'

interface Limits {
  /** Per shopper. */
  readonly one: keyof typeof rateLimits
  /** Per IP address. */
  readonly all: keyof typeof rateLimits
}
type Writer = Exclude<Caller, { role: 'anyone' }>

/** Counts a submission of a shopper, outside of any transaction that could be rolled back. */
const enforce = async (
  context: Context,
  caller: Writer,
  { ip, one, all }: Pick<Exchange, 'ip'> & Limits,
): Promise<void> => {
  if (caller.role !== 'visitor' && caller.role !== 'member') return
  const { db, now } = context
  const { siteId } = caller
  const subject = caller.role === 'member' ? caller.memberId : caller.visitorId
  await enforceRateLimit(db, { siteId, rule: one, subject }, now())
  const free = rateLimits[all].free * (await buyersBehindAddress(context, caller, ip))
  await enforceRateLimit(db, { siteId, rule: all, subject: addressOf(ip), free }, now())
}

/** Limits the reviews of a shopper. */
export const enforceReviewLimits = (context: Context, caller: Writer, { ip }: Pick<Exchange, 'ip'>): Promise<void> =>
  enforce(context, caller, { ip, one: 'review', all: 'reviews' })

/** Limits the photos of a shopper, before they are decoded. */
export const enforcePhotoLimits = (context: Context, caller: Writer, { ip }: Pick<Exchange, 'ip'>): Promise<void> =>
  enforce(context, caller, { ip, one: 'reviewPhoto', all: 'reviewPhotos' })
