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

/** Who counts as one place: an IPv4 address, or the /64 network that one IPv6 customer has to himself. */
export const addressOf = (ip: string): string => {
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}

/**
 * Counts a sign-in before the password is looked at. An address from which the account was signed in to before has a
 * budget of its own, so that strangers cannot lock its owner out.
 */
export const enforceSignInLimits = async (db: Db, { siteId, email, ip, now }: SignInAttempt): Promise<void> => {
  const address = addressOf(ip)
  await enforceRateLimit(db, { siteId, rule: 'signIn', subject: `${email} ${address}` }, now)
  await enforceRateLimit(db, { siteId, rule: 'address', subject: address }, now)
  const [isKnown] = await areKnownAddresses(db, { siteId, email, addresses: [address], now })
  if (isKnown) return
  await enforceRateLimit(db, { siteId, rule: 'account', subject: email }, now)
}

/** The password was right: the budgets are full again. */
export const resetSignInLimits = async (db: Db, { siteId, email, ip, now }: SignInAttempt): Promise<void> => {
  const address = addressOf(ip)
  const here = { rule: 'signIn', subject: `${email} ${address}` } as const
  await resetRateLimits(db, siteId, here, { rule: 'account', subject: email })
  await decrementUses(db, { siteId, rule: 'address', subject: address }, now)
}

/** An owner is in: from here they have a budget of their own from now on. */
export const rememberOwnerAddress = (db: Db, { siteId, email, ip, now }: SignInAttempt): Promise<void> =>
  rememberAddresses(db, { siteId, email, addresses: [addressOf(ip)], now })

interface Place {
  readonly siteId: string
  readonly email: string
  /** As `addressOf` tells it. */
  readonly address: string
  readonly device: string
  readonly now: Date
}

const deviceKey = (device: string): string => `device ${device}`

/** Someone is in, with every proof: where from and on what is known from here on. */
export const rememberSignInPlace = async (db: Db, { siteId, email, address, device, now }: Place): Promise<void> => {
  await rememberAddresses(db, { siteId, email, addresses: [address, deviceKey(device)], now })
}

/** What is known of where a sign-in comes from, before it is counted itself. */
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
