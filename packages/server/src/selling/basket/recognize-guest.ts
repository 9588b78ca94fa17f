import { isElevated, type Caller, type Exchange } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { buyerOf } from '../../ground/base/shopper-owner.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
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
  /** How many emails were counted since the transaction began. */
  readonly counted: { emails: number }
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
  counted: { emails: 0 },
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
  { db, siteId }: { readonly db: Db; readonly siteId: string },
  { caller, ip, countBuyers, counted }: Changer,
): Promise<boolean> => {
  if (isElevated(caller)) return false
  const free = rateLimits.guestEmails.free * countBuyers()
  counted.emails += 1
  try {
    await enforceRateLimit(db, { siteId, rule: 'guestEmails', subject: addressOf(ip), free }, now())
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

/**
 * Changes a basket in a transaction. If the change is refused, its emails count nevertheless: the refusal of a coupon
 * shows that somebody is not in a segment.
 */
export const transactFor = async <Result>(
  context: Pick<Context, 'db' | 'now'>,
  changer: Changer,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> => {
  const { counted, caller } = changer
  try {
    return await transact(context.db, (transaction) => {
      counted.emails = 0
      return work(transaction)
    })
  } catch (error) {
    const { emails } = counted
    for (let left = emails; left > 0; left -= 1)
      await isLimited(context, { db: context.db, siteId: caller.siteId }, changer)
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
    if (
      'memberId' in buyerOf(owner) ||
      (await isLimited(context, { db: reading.db, siteId: reading.site.id }, changer))
    )
      return undefined
    return { ...record, recognizedEmail: email }
  }
