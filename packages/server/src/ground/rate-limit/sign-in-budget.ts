import type { SignInTrace } from '@vitrine/domain/identity/risk.ts'
import type { Db } from '../database/tables.ts'
import {
  areKnownAddresses,
  countUses,
  resetRateLimits,
  decrementUses,
  rememberAddresses,
  enforceRateLimit,
} from './rate-limit-store.ts'

export interface SignInAttempt {
  /** The site, or `owners` for the back office. */
  readonly siteId: string
  readonly email: string
  readonly ip: string
  readonly now: Date
}

/** Returns the unit of an address for rate limits: an IPv4 address, or the /64 network of an IPv6 customer. */
export const addressOf = (ip: string): string => {
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}

/**
 * Counts a sign-in before the password is checked. Addresses from which the account was signed in before have their own
 * limit, so that strangers can't lock the owner out.
 */
export const enforceSignInLimits = async (db: Db, { siteId, email, ip, now }: SignInAttempt): Promise<void> => {
  const address = addressOf(ip)
  await enforceRateLimit(db, { siteId, rule: 'signIn', subject: `${email} ${address}` }, now)
  await enforceRateLimit(db, { siteId, rule: 'address', subject: address }, now)
  const [isKnown] = await areKnownAddresses(db, { siteId, email, addresses: [address], now })
  if (isKnown) return
  await enforceRateLimit(db, { siteId, rule: 'account', subject: email }, now)
}

/** Resets the limits after a correct password. */
export const resetSignInLimits = async (db: Db, { siteId, email, ip, now }: SignInAttempt): Promise<void> => {
  const address = addressOf(ip)
  const here = { rule: 'signIn', subject: `${email} ${address}` } as const
  await resetRateLimits(db, siteId, here, { rule: 'account', subject: email })
  await decrementUses(db, { siteId, rule: 'address', subject: address }, now)
}

/** Gives the address of an owner who has signed in its own limit. */
export const rememberOwnerAddress = (db: Db, { siteId, email, ip, now }: SignInAttempt): Promise<void> =>
  rememberAddresses(db, { siteId, email, addresses: [addressOf(ip)], now })

interface Place {
  readonly siteId: string
  readonly email: string
  /** The result of `addressOf`. */
  readonly address: string
  readonly device: string
  readonly now: Date
}

const deviceKey = (device: string): string => `device ${device}`

/** Remembers the address and device of a completed sign-in. */
export const rememberSignInPlace = async (db: Db, { siteId, email, address, device, now }: Place): Promise<void> => {
  await rememberAddresses(db, { siteId, email, addresses: [address, deviceKey(device)], now })
}

/** Returns what is known about the origin of a sign-in, before it is counted. */
export const readSignInTrace = async (
  db: Db,
  { siteId, email, address, device, now }: Place,
): Promise<Omit<SignInTrace, 'hasHistory'>> => {
  const tries = [
    { rule: 'account', subject: email },
    { rule: 'signIn', subject: `${email} ${address}` },
    { rule: 'address', subject: address },
  ] as const
  const [failures = 0, here = 0, networkFailures = 0] = await countUses(db, { siteId, tries, now })
  const addresses = [address, deviceKey(device)]
  const [isKnownNetwork = false, isKnownDevice = false] = await areKnownAddresses(db, { siteId, email, addresses, now })
  return { isKnownNetwork, isKnownDevice, accountFailures: Math.max(failures, here), networkFailures }
}
