import { sql } from 'kysely'
import { Refusal } from '../base/refusal.ts'
import { hashOfSecret } from '../site/sites.ts'
import type { Db } from '../database/tables.ts'

/** A rate limit: a number of free attempts, then pauses that double. */
export interface RateLimit {
  readonly free: number
  readonly pauseSeconds: number
  readonly maxPauseSeconds: number
  /** The count restarts after this time without an attempt. */
  readonly resetAfterSeconds: number
  /** Fixed window: the count restarts this long after the first attempt, not the last. */
  readonly isWindow?: true
}

const hour = 60 * 60
const day = 24 * hour
const year = 365 * day

/** Servers that render pages send requests of all their visitors from one address, so their limits are multiplied. */
export const visitorsPerServer = 100

export const rateLimits = {
  /** Sign-ins per account and address. */
  signIn: { free: 6, pauseSeconds: 1, maxPauseSeconds: hour, resetAfterSeconds: day },
  /** Sign-ins per address for all accounts, against password spraying. A success doesn't count. */
  address: { free: 100, pauseSeconds: 1, maxPauseSeconds: 30, resetAfterSeconds: 15 * 60 },
  /** Sign-ins per account from unknown addresses: 100 per year, then the password must be reset. */
  account: { free: 100, pauseSeconds: year, maxPauseSeconds: year, resetAfterSeconds: year },
  /** Emails per recipient. */
  emails: { free: 5, pauseSeconds: 30, maxPauseSeconds: hour, resetAfterSeconds: day },
  /** Codes entered per email for all sign-ups. */
  codes: { free: 25, pauseSeconds: 60, maxPauseSeconds: hour, resetAfterSeconds: day },
  /** Second-factor attempts per account for all sign-ins, made by someone who already has the password. */
  factors: { free: 20, pauseSeconds: 60, maxPauseSeconds: hour, resetAfterSeconds: day },
  /** Sign-ups and requested emails per address. */
  requests: { free: 200, pauseSeconds: 1, maxPauseSeconds: 60, resetAfterSeconds: 15 * 60 },
  /** Wrong gift card codes: per buyer and per address, which may be a storefront with many buyers. */
  giftCard: { free: 10, pauseSeconds: 10, maxPauseSeconds: hour, resetAfterSeconds: day },
  giftCards: { free: 100, pauseSeconds: 1, maxPauseSeconds: 30, resetAfterSeconds: 15 * 60 },
  /** Reviews: per buyer and per address, which may be a storefront with many buyers. */
  review: { free: 10, pauseSeconds: 60, maxPauseSeconds: hour, resetAfterSeconds: day },
  reviews: { free: 30, pauseSeconds: hour, maxPauseSeconds: hour, resetAfterSeconds: hour, isWindow: true },
  /** Photos for reviews: per buyer and per address. */
  reviewPhoto: { free: 40, pauseSeconds: 60, maxPauseSeconds: hour, resetAfterSeconds: day },
  reviewPhotos: {
    free: 120,
    pauseSeconds: hour,
    maxPauseSeconds: hour,
    resetAfterSeconds: hour,
    isWindow: true,
  },
  /** Back-in-stock requests: per email and per address, which may be a storefront. */
  backInStock: { free: 20, pauseSeconds: 60, maxPauseSeconds: hour, resetAfterSeconds: day },
  backInStockFrom: { free: 60, pauseSeconds: 10, maxPauseSeconds: hour, resetAfterSeconds: hour },
  /** Newsletter sign-ups per address, which may be a storefront. */
  newsletter: { free: 20, pauseSeconds: 60, maxPauseSeconds: hour, resetAfterSeconds: hour },
  /** Unpaid orders with offline payment, which reserve stock: per address. */
  unpaidOrders: {
    free: 30,
    pauseSeconds: hour,
    maxPauseSeconds: hour,
    resetAfterSeconds: hour,
    isWindow: true,
  },
  /** Returns and withdrawals per order. Each sends emails, to an address that the buyer enters. */
  returnsOfOrder: { free: 30, pauseSeconds: day, maxPauseSeconds: day, resetAfterSeconds: day, isWindow: true },
  /** Test notifications per store. Each is sent to up to ten unconfirmed addresses. */
  testNotifications: {
    free: 5,
    pauseSeconds: hour,
    maxPauseSeconds: hour,
    resetAfterSeconds: hour,
    isWindow: true,
  },
  /** Test emails to the person who edits their texts, per store. */
  testEmails: { free: 30, pauseSeconds: hour, maxPauseSeconds: hour, resetAfterSeconds: hour, isWindow: true },
  /** Address suggestions per address: a few per second, as fast as anyone types. */
  addressSuggestions: {
    free: 300,
    pauseSeconds: 1,
    maxPauseSeconds: 60,
    resetAfterSeconds: 10 * 60,
    isWindow: true,
  },
  /** Checks of domains per store. Each makes up to six DNS lookups. */
  domainChecks: { free: 60, pauseSeconds: hour, maxPauseSeconds: hour, resetAfterSeconds: hour, isWindow: true },
  /** Domains that reverse proxies ask about before they get a certificate: per minute, address and process. */
  certificateDomains: { free: 600, pauseSeconds: 60, maxPauseSeconds: 60, resetAfterSeconds: 60, isWindow: true },
  /** Emails by which guests are recognized, whose prices reveal whether they are in a segment: per hour and address. */
  guestEmails: { free: 20, pauseSeconds: hour, maxPauseSeconds: hour, resetAfterSeconds: hour, isWindow: true },
  /** Carts and checkouts of visitors: per hour and address; configurable per store. */
  newCarts: { free: 300, pauseSeconds: hour, maxPauseSeconds: hour, resetAfterSeconds: hour, isWindow: true },
  /** Visitors who get their first token: per minute, address and process; configurable per store. */
  visitorTokens: { free: 200, pauseSeconds: 60, maxPauseSeconds: 60, resetAfterSeconds: 60, isWindow: true },
} as const satisfies Record<string, RateLimit>

export interface RateLimited {
  readonly siteId: string
  readonly rule: keyof typeof rateLimits
  /** The subject, such as an email. Only its hash is stored. */
  readonly subject: string
  /** The number of free attempts, if the store configures it. */
  readonly free?: number
}

const keyOf = ({ rule, subject }: Omit<RateLimited, 'siteId'>): string => hashOfSecret(`${rule}:${subject}`)

/**
 * Counts an attempt before it is made. It is a single statement, so that concurrent attempts can't exceed the limit in
 * any number of processes. Throws with the seconds to wait. Free attempts ignore the dates, because of two concurrent
 * requests, the one with the earlier clock may come second.
 */
export const enforceRateLimit = async (db: Db, limited: RateLimited, now: Date): Promise<void> => {
  const rule: RateLimit = rateLimits[limited.rule]
  const { pauseSeconds, maxPauseSeconds, resetAfterSeconds, isWindow = false } = rule
  const { free = rule.free } = limited
  const [key, moment] = [keyOf(limited), now.toISOString()]
  const isExpired = sql`rate_limit.forgotten_date <= ${moment}::timestamptz`
  const newExpiry = sql`${moment}::timestamptz + make_interval(secs => ${resetAfterSeconds}::float8)`
  const expiryDate = isWindow
    ? sql`case when ${isExpired} then ${newExpiry} else rate_limit.forgotten_date end`
    : newExpiry
  const count = sql`case when ${isExpired} then 1 else rate_limit.count + 1 end`
  const pause = sql`case when ${count} < ${free}::int then 0
    else least(${maxPauseSeconds}::float8, ${pauseSeconds}::float8 * power(2, least(30, ${count} - ${free}::int))) end`
  const paused = sql`${moment}::timestamptz + make_interval(secs => ${pause})`
  const nextDate = isWindow ? expiryDate : paused
  const { rows } = await sql`
    insert into rate_limit (site_id, key, count, last_date, next_date, forgotten_date)
    values (${limited.siteId}, ${key}, 1, ${moment}::timestamptz, ${moment}::timestamptz, ${newExpiry})
    on conflict (site_id, key) do update set
      count = ${count},
      last_date = ${moment}::timestamptz,
      next_date = ${nextDate},
      forgotten_date = ${expiryDate}
    where rate_limit.count < ${free}::int or rate_limit.next_date <= ${moment}::timestamptz or ${isExpired}
    returning count`.execute(db)
  if (rows.length > 0) return
  const row = await db
    .selectFrom('rate_limit')
    .select('next_date')
    .where('site_id', '=', limited.siteId)
    .where('key', '=', key)
    .executeTakeFirst()
  const retryAfterSeconds = Math.max(1, Math.ceil(((row?.next_date ?? now).getTime() - now.getTime()) / 1000))
  // Only a new password helps here, not waiting, so this has its own code.
  if (limited.rule === 'account')
    throw new Refusal('-19973', 'Too many wrong passwords for this account. Reset the password to sign in.', {
      retryAfterSeconds,
    })
  const limit = { name: limited.rule, tries: free, seconds: resetAfterSeconds }
  const words = `Too many attempts. Try again in ${retryAfterSeconds} s.`
  throw new Refusal('TOO_MANY_REQUESTS', words, { retryAfterSeconds }, limit)
}

/** Returns the current counts of a site's limits. */
export const countUses = async (
  db: Db,
  { siteId, tries, now }: { siteId: string; tries: readonly Omit<RateLimited, 'siteId'>[]; now: Date },
): Promise<readonly number[]> => {
  const keys = tries.map(keyOf)
  const rows = await db
    .selectFrom('rate_limit')
    .select(['key', 'count'])
    .where('site_id', '=', siteId)
    .where('key', 'in', keys)
    .where('forgotten_date', '>', now)
    .execute()
  return keys.map((key) => rows.find((row) => row.key === key)?.count ?? 0)
}

/** Resets counts. */
export const resetRateLimits = async (
  db: Db,
  siteId: string,
  ...tries: readonly Omit<RateLimited, 'siteId'>[]
): Promise<void> => {
  await db.deleteFrom('rate_limit').where('site_id', '=', siteId).where('key', 'in', tries.map(keyOf)).execute()
}

/** Decrements a count. */
export const decrementUses = async (db: Db, limited: RateLimited, now: Date): Promise<void> => {
  await db
    .updateTable('rate_limit')
    .set({ count: sql`greatest(0, count - 1)`, next_date: now })
    .where('site_id', '=', limited.siteId)
    .where('key', '=', keyOf(limited))
    .execute()
}

const knownKey = (email: string, address: string): string => hashOfSecret(`${email} ${address}`)

interface Addresses {
  readonly siteId: string
  readonly email: string
  readonly addresses: readonly string[]
  readonly now: Date
}

/** Returns for each address whether the account was signed in from it in the last 90 days. */
export const areKnownAddresses = async (
  db: Db,
  { siteId, email, addresses, now }: Addresses,
): Promise<readonly boolean[]> => {
  const keys = addresses.map((address) => knownKey(email, address))
  const rows = await db
    .selectFrom('known_address')
    .select('key')
    .where('site_id', '=', siteId)
    .where('key', 'in', keys)
    .where('last_date', '>', new Date(now.getTime() - 90 * day * 1000))
    .execute()
  return keys.map((key) => rows.some((row) => row.key === key))
}

export const rememberAddresses = async (db: Db, { siteId, email, addresses, now }: Addresses): Promise<void> => {
  await db
    .insertInto('known_address')
    .values(addresses.map((address) => ({ site_id: siteId, key: knownKey(email, address), last_date: now })))
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doUpdateSet({ last_date: now }))
    .execute()
}
