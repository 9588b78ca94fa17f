import type { Db } from '../tables.ts'
import { forgetTries, giveTryBack, isKnownAddress, rememberAddress, takeTry } from './attempt-store.ts'

export interface SignInTry {
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
export const takeSignInTry = async (db: Db, { siteId, email, ip, now }: SignInTry): Promise<void> => {
  const address = addressOf(ip)
  await takeTry(db, { siteId, rule: 'signIn', subject: `${email} ${address}` }, now)
  await takeTry(db, { siteId, rule: 'address', subject: address }, now)
  if (await isKnownAddress(db, { siteId, email, address, now })) return
  await takeTry(db, { siteId, rule: 'account', subject: email }, now)
}

/** The password was right: the budgets are full again, and the address is known. */
export const settleSignIn = async (db: Db, { siteId, email, ip, now }: SignInTry): Promise<void> => {
  const address = addressOf(ip)
  await forgetTries(db, { siteId, rule: 'signIn', subject: `${email} ${address}` })
  await forgetTries(db, { siteId, rule: 'account', subject: email })
  await giveTryBack(db, { siteId, rule: 'address', subject: address }, now)
  await rememberAddress(db, { siteId, email, address, now })
}
