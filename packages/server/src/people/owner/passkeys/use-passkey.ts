import { isCounterRegression } from '@vitrine/domain/staff/passkey.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { enforceRateLimit } from '../../../ground/rate-limit/rate-limit-store.ts'
import { addressOf, rememberOwnerAddress, resetSignInLimits } from '../../../ground/rate-limit/sign-in-budget.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { findStaff, lockStaff, type OfStaff, type StoredOwner } from '../owner-store.ts'
import { personOfHandle, verifyUsed } from './ceremonies.ts'
import { readChallenge, spendChallenge, type Challenge, type ChallengePurpose } from './challenges.ts'
import { warnOfCopy } from './passkey-emails.ts'
import { findPasskeyByCredential, notePasskeyUse, type StoredPasskey } from './passkey-store.ts'

interface PasskeyUse {
  readonly credential: unknown
  readonly purpose: Extract<ChallengePurpose, 'sign-in' | 'confirm' | 'install'>
  /** Who must have the passkey. Absent if the passkey names the person. */
  readonly person?: OfStaff
  /** What the challenge is bound to, as in `newChallenge`. */
  readonly link?: string
  readonly ip: string
}

interface Candidate {
  readonly challenge: Challenge
  readonly passkey: StoredPasskey
  readonly person: StoredOwner
  readonly site: Site
}

const isSame = (one: OfStaff, other: OfStaff): boolean => one.siteId === other.siteId && one.id === other.id

/** Finds the passkey that a response names, if it belongs to the person of the request. */
const findCandidate = async (
  context: Context,
  { credential, purpose, person: expected, link }: PasskeyUse,
): Promise<Candidate | undefined> => {
  const { db } = context
  const { id, response } = (credential ?? {}) as { id?: unknown; response?: { userHandle?: unknown } | null }
  const challenge = await readChallenge(context, credential, purpose)
  // Authenticators may leave out the handle if the options name passkeys.
  const named = personOfHandle(response?.userHandle) ?? (response?.userHandle == null ? expected : undefined)
  if (!challenge || challenge.link !== link || !named || typeof id !== 'string') return undefined
  if (expected && !isSame(named, expected)) return undefined
  if (purpose === 'confirm' && !isSame(named, { siteId: challenge.siteId, id: challenge.ownerId })) return undefined
  const passkey = await findPasskeyByCredential(db, named, id)
  const person = passkey && (await findStaff(db, named))
  return person && { challenge, passkey, person, site: await requireSite(context.sites, person.site_id) }
}

/** Spends the response in a transaction. Returns `undefined` if it no longer counts. */
const spend = async <Result>(
  context: Context,
  db: Db,
  {
    candidate: { challenge, ...found },
    counter,
    complete,
  }: { candidate: Candidate; counter: number; complete: (db: Db, person: StoredOwner) => Promise<Result> },
): Promise<{ result: Result } | undefined> => {
  const of = { siteId: found.person.site_id, id: found.person.id }
  if (!(await spendChallenge(db, of.siteId, challenge))) return undefined
  // All uses of a person's passkeys happen one after the other, and the counter is read under the lock.
  const person = await lockStaff(db, of)
  const passkey = await findPasskeyByCredential(db, of, found.passkey.credential_id)
  if (!person || !passkey || person.deactivated_date !== null) return undefined
  if (isCounterRegression(passkey.counter, counter)) {
    await warnOfCopy(context, db, { site: found.site, person, passkey })
    return undefined
  }
  await notePasskeyUse(db, passkey, { counter, now: context.now() })
  return { result: await complete(db, person) }
}

/**
 * Uses a response of a passkey once, and completes what it is for in the same transaction. Refuses every response that
 * is not right in the same way, so that nobody learns which people and passkeys exist.
 */
export const usePasskey = async <Result>(
  context: Context,
  use: PasskeyUse,
  complete: (db: Db, person: StoredOwner) => Promise<Result>,
): Promise<Result> => {
  const { config, db, now } = context
  const address = addressOf(use.ip)
  await enforceRateLimit(db, { siteId: 'owners', rule: 'address', subject: address }, now())
  const candidate = await findCandidate(context, use)
  if (!candidate) throw new Refusal('PASSKEY_REFUSED')
  const { email } = candidate.person
  await enforceRateLimit(db, { siteId: 'owners', rule: 'signIn', subject: `${email} ${address}` }, now())
  const { credential } = use
  const counter = await verifyUsed(config, { credential, ...candidate })
  if (counter === undefined) throw new Refusal('PASSKEY_REFUSED')
  const spent = await transact(db, (transaction) => spend(context, transaction, { candidate, counter, complete }))
  if (!spent) throw new Refusal('PASSKEY_REFUSED')
  const attempt = { siteId: 'owners', email, ip: use.ip, now: now() }
  await resetSignInLimits(db, attempt)
  await rememberOwnerAddress(db, attempt)
  return spent.result
}
