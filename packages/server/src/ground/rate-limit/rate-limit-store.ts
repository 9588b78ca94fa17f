import { sql } from 'kysely'
import { Refusal } from '../base/refusal.ts'
import { hashOfSecret } from '../site/sites.ts'
import type { Db } from '../database/tables.ts'

/** How often something may be tried: so many times freely, then with pauses that double. */
export interface RateLimit {
  readonly free: number
  readonly pauseSeconds: number
  readonly longestPauseSeconds: number
  /** After so long without a try it starts afresh. */
  readonly forgottenAfterSeconds: number
  /** Counted by the clock: so long after the first try it starts afresh, and not before. */
  readonly isWindow?: true
}

const hour = 60 * 60
const day = 24 * hour
const year = 365 * day

/** A server that renders pages asks for all its visitors from one address: it may do so many times as much. */
export const visitorsPerServer = 100

export const rateLimits = {
  /** One account from one address. */
  signIn: { free: 6, pauseSeconds: 1, longestPauseSeconds: hour, forgottenAfterSeconds: day },
  /** One address, whatever the account: passwords tried across many accounts. A success gives its try back. */
  address: { free: 100, pauseSeconds: 1, longestPauseSeconds: 30, forgottenAfterSeconds: 15 * 60 },
  /** One account from all addresses it was never signed in from: a hundred in a year, then only a new password helps. */
  account: { free: 100, pauseSeconds: year, longestPauseSeconds: year, forgottenAfterSeconds: year },
  /** Emails to one address. */
  emails: { free: 5, pauseSeconds: 30, longestPauseSeconds: hour, forgottenAfterSeconds: day },
  /** Codes typed in for one email, over all sign-ups. */
  codes: { free: 25, pauseSeconds: 60, longestPauseSeconds: hour, forgottenAfterSeconds: day },
  /** Proofs tried as an account's second factor, over all sign-ins: for who has the password already. */
  factors: { free: 20, pauseSeconds: 60, longestPauseSeconds: hour, forgottenAfterSeconds: day },
  /** Sign-ups and emails asked for from one address. */
  requests: { free: 200, pauseSeconds: 1, longestPauseSeconds: 60, forgottenAfterSeconds: 15 * 60 },
  /** Wrong codes of gift cards: of one buyer, and from one address, which may be a storefront's with many buyers. */
  giftCard: { free: 10, pauseSeconds: 10, longestPauseSeconds: hour, forgottenAfterSeconds: day },
  giftCards: { free: 100, pauseSeconds: 1, longestPauseSeconds: 30, forgottenAfterSeconds: 15 * 60 },
  /** Reviews of one buyer, and from one address, which may be a storefront's with many buyers. */
  review: { free: 10, pauseSeconds: 60, longestPauseSeconds: hour, forgottenAfterSeconds: day },
  reviews: { free: 30, pauseSeconds: hour, longestPauseSeconds: hour, forgottenAfterSeconds: hour, isWindow: true },
  /** Photos sent for reviews, by one buyer and from one address. */
  reviewPhoto: { free: 40, pauseSeconds: 60, longestPauseSeconds: hour, forgottenAfterSeconds: day },
  reviewPhotos: {
    free: 120,
    pauseSeconds: hour,
    longestPauseSeconds: hour,
    forgottenAfterSeconds: hour,
    isWindow: true,
  },
  /** Emails asked for when something is back: to one email, and from one address, which may be a storefront's. */
  backInStock: { free: 20, pauseSeconds: 60, longestPauseSeconds: hour, forgottenAfterSeconds: day },
  backInStockFrom: { free: 60, pauseSeconds: 10, longestPauseSeconds: hour, forgottenAfterSeconds: hour },
  /** Orders that are to be paid outside, and hold goods unpaid: from one address. */
  unpaidOrders: {
    free: 30,
    pauseSeconds: hour,
    longestPauseSeconds: hour,
    forgottenAfterSeconds: hour,
    isWindow: true,
  },
  /** Returns that buyers ask for, and withdrawals that they make, of one order: each writes emails, to an address they name. */
  returnsOfOrder: { free: 30, pauseSeconds: day, longestPauseSeconds: day, forgottenAfterSeconds: day, isWindow: true },
  /** Test emails of notifications of one store: each goes to up to ten addresses that nobody has confirmed. */
  testNotifications: {
    free: 5,
    pauseSeconds: hour,
    longestPauseSeconds: hour,
    forgottenAfterSeconds: hour,
    isWindow: true,
  },
  /** Addresses that are suggested to one address while they are typed: a few a second, as fast as anyone types. */
  addressSuggestions: {
    free: 300,
    pauseSeconds: 1,
    longestPauseSeconds: 60,
    forgottenAfterSeconds: 10 * 60,
    isWindow: true,
  },
  /** Carts and checkouts that visitors open from one address: so many an hour, as the store says. */
  newCarts: { free: 300, pauseSeconds: hour, longestPauseSeconds: hour, forgottenAfterSeconds: hour, isWindow: true },
  /** Visitors who get their first token from one address: so many a minute and process, as the store says. */
  visitorTokens: { free: 200, pauseSeconds: 60, longestPauseSeconds: 60, forgottenAfterSeconds: 60, isWindow: true },
} as const satisfies Record<string, RateLimit>

export interface RateLimited {
  readonly siteId: string
  readonly rule: keyof typeof rateLimits
  /** What is counted, such as an email; only its hash is kept. */
  readonly subject: string
  /** Where the store says itself how many are free. */
  readonly free?: number
}

const keyOf = ({ rule, subject }: Omit<RateLimited, 'siteId'>): string => hashOfSecret(`${rule}:${subject}`)

/**
 * Counts a try before it is made, in one statement: of a thousand at once no more get through than the rule allows,
 * in however many processes. Refuses with the seconds to wait. Below the free tries no date is asked: of two requests
 * at once the one with the earlier clock may come second.
 */
export const enforceRateLimit = async (db: Db, limited: RateLimited, now: Date): Promise<void> => {
  const rule: RateLimit = rateLimits[limited.rule]
  const { pauseSeconds, longestPauseSeconds, forgottenAfterSeconds, isWindow = false } = rule
  const { free = rule.free } = limited
  const [key, moment] = [keyOf(limited), now.toISOString()]
  const forgotten = sql`rate_limit.forgotten_date <= ${moment}::timestamptz`
  const afterAll = sql`${moment}::timestamptz + make_interval(secs => ${forgottenAfterSeconds}::float8)`
  const forgottenDate = isWindow
    ? sql`case when ${forgotten} then ${afterAll} else rate_limit.forgotten_date end`
    : afterAll
  const count = sql`case when ${forgotten} then 1 else rate_limit.count + 1 end`
  const pause = sql`case when ${count} < ${free}::int then 0
    else least(${longestPauseSeconds}::float8, ${pauseSeconds}::float8 * power(2, least(30, ${count} - ${free}::int))) end`
  const paused = sql`${moment}::timestamptz + make_interval(secs => ${pause})`
  const nextDate = isWindow ? forgottenDate : paused
  const { rows } = await sql`
    insert into rate_limit (site_id, key, count, last_date, next_date, forgotten_date)
    values (${limited.siteId}, ${key}, 1, ${moment}::timestamptz, ${moment}::timestamptz, ${afterAll})
    on conflict (site_id, key) do update set
      count = ${count},
      last_date = ${moment}::timestamptz,
      next_date = ${nextDate},
      forgotten_date = ${forgottenDate}
    where rate_limit.count < ${free}::int or rate_limit.next_date <= ${moment}::timestamptz or ${forgotten}
    returning count`.execute(db)
  if (rows.length > 0) return
  const row = await db
    .selectFrom('rate_limit')
    .select('next_date')
    .where('site_id', '=', limited.siteId)
    .where('key', '=', key)
    .executeTakeFirst()
  const retryAfterSeconds = Math.max(1, Math.ceil(((row?.next_date ?? now).getTime() - now.getTime()) / 1000))
  // Waiting does not help here, a new password does: that has a code of its own.
  if (limited.rule === 'account')
    throw new Refusal('-19973', 'Too many wrong passwords for this account. Reset the password to sign in.', {
      retryAfterSeconds,
    })
  const limit = { name: limited.rule, tries: free, seconds: forgottenAfterSeconds }
  const words = `Too many attempts. Try again in ${retryAfterSeconds} s.`
  throw new Refusal('TOO_MANY_REQUESTS', words, { retryAfterSeconds }, limit)
}

/** How often each was tried lately. All are of one site. */
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

/** Starts counting afresh. */
export const resetRateLimits = async (
  db: Db,
  siteId: string,
  ...tries: readonly Omit<RateLimited, 'siteId'>[]
): Promise<void> => {
  await db.deleteFrom('rate_limit').where('site_id', '=', siteId).where('key', 'in', tries.map(keyOf)).execute()
}

/** Gives one try back. */
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

/** Whether an account was signed in to from each of these addresses in the last 90 days. */
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
