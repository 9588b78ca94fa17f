import { isElevated, type Caller, type Exchange } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { buyerOf } from '../../ground/base/shopper-owner.ts'
import type { Context } from '../../ground/context/context.ts'
import { prepareBuyerCount } from '../../ground/rate-limit/new-carts.ts'
import { enforceRateLimit, rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import type { PricedBasket } from './prices/priced-basket.ts'
import type { BasketRecord } from './record.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Who changes a basket. */
export interface Changer {
  readonly caller: OnSite
  readonly ip: string
  /** How many buyers may share the address. */
  readonly countBuyers: () => number
}

/** Returns who changes a basket. Must not run inside a transaction. */
export const changerOf = async (
  context: Pick<Context, 'sites'>,
  caller: OnSite,
  { ip }: Pick<Exchange, 'ip'>,
): Promise<Changer> => ({
  caller,
  ip,
  countBuyers: caller.role === 'visitor' ? await prepareBuyerCount(context, caller, ip) : () => 0,
})

interface Recognizing<Kept> {
  /** The basket with its prices, of which it depends whether its guest must be recognized. */
  readonly view: Pick<PricedBasket, 'dependsOnSegments'>
  readonly record: Kept
  readonly owner: string
}

/** Recognizes the guest of a basket. Returns the record to price again, or `undefined` if nothing changes. */
export type Recognize = <Kept extends BasketRecord>(
  reading: CatalogReading,
  recognizing: Recognizing<Kept>,
) => Promise<Kept | undefined>

/** Counts an email that a guest has entered. Returns whether the limit is exceeded. */
const isLimited = async (
  { now }: Pick<Context, 'now'>,
  { db, site }: CatalogReading,
  { caller, ip, countBuyers }: Changer,
): Promise<boolean> => {
  if (isElevated(caller)) return false
  const free = rateLimits.guestEmails.free * countBuyers()
  try {
    await enforceRateLimit(db, { siteId: site.id, rule: 'guestEmails', subject: addressOf(ip), free }, now())
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

/**
 * Creates a function that recognizes guests by the email of baskets whose discounts are for segments. Emails are limited
 * per address, since a discount shows that somebody is in a segment; beyond the limit, buyers order without it.
 */
export const recognizeFor =
  (context: Pick<Context, 'now'>, changer: Changer): Recognize =>
  async (reading, { view, record, owner }) => {
    const { email, recognizedEmail } = record
    if (!view.dependsOnSegments || email === undefined || email === recognizedEmail) return undefined
    if ('memberId' in buyerOf(owner) || (await isLimited(context, reading, changer))) return undefined
    return { ...record, recognizedEmail: email }
  }
