import type { Context } from '../../ground/context/context.ts'
import { verifyPassword } from '../password/api.ts'
import { rememberOwnerAddress, resetSignInLimits, enforceSignInLimits } from '../../ground/rate-limit/sign-in-budget.ts'
import { normalEmail } from '../member/api.ts'
import { invalidField, Refusal, invalidBecause } from '../../ground/base/refusal.ts'
import { minutesBefore } from '../../ground/base/moments.ts'
import { hasSecondFactor, spendSecondFactor } from './account/second-factor.ts'
import { findOwnerByEmail, type StoredOwner } from './owner-store.ts'
import { findPasskeyOwners } from './passkeys/passkey-store.ts'
import { usePasskey } from './passkeys/use-passkey.ts'
import { hasUsedPasskeySince } from './sessions/session-store.ts'

export interface OwnerProof {
  readonly email: string
  readonly password: string
  /** A code of the authenticator app or a recovery code, for an account with a second factor. */
  readonly code?: string | undefined
  /** The response of a passkey, instead of a code. */
  readonly credential?: unknown
  readonly ip: string
}

/** Requires the second factor of an account that has one: a code, or a passkey. */
const requireSecondFactor = async (
  context: Context,
  person: StoredOwner,
  { code, credential, ip }: Omit<OwnerProof, 'email' | 'password'>,
): Promise<void> => {
  const { db, now } = context
  const of = { siteId: person.site_id, id: person.id }
  // A passkey is checked even where it is not needed, so that a wrong one is not accepted.
  if (credential !== undefined)
    return usePasskey(context, { credential, purpose: 'sign-in', person: of, ip }, async () => undefined)
  if (!hasSecondFactor(person)) return
  if (code === undefined || code.trim() === '') {
    const hasPasskey = (await findPasskeyOwners(db, of.siteId, of.id)).size > 0
    throw new Refusal('SECOND_FACTOR_REQUIRED', undefined, { hasPasskey })
  }
  if (!(await spendSecondFactor({ now }, db, { person, code })))
    throw invalidBecause('code', 'WRONG_CODE', {
      description: 'is not a current code of the authenticator app or an unused recovery code',
    })
}

/**
 * Returns the person with this email, password and second factor. Slows down guesses: a wrong code counts like a wrong
 * password. Deactivated people are refused like unknown ones.
 */
export const requireOwner = async (
  context: Context,
  { email: typed, password, ...factor }: OwnerProof,
): Promise<StoredOwner> => {
  const { db, now } = context
  const email = normalEmail(typed)
  const signingIn = { siteId: 'owners', email, ip: factor.ip, now: now() }
  await enforceSignInLimits(db, signingIn)
  const owner = await findOwnerByEmail(db, email)
  const isRight = await verifyPassword(owner?.password_hash, password)
  if (!isRight || !owner || owner.deactivated_date !== null) throw new Refusal('-19976')
  await requireSecondFactor(context, owner, factor)
  await resetSignInLimits(db, signingIn)
  await rememberOwnerAddress(db, signingIn)
  return owner
}

/** Minutes for which a passkey that was used in a session proves who uses the session. */
export const confirmedMinutes = 5

/**
 * Requires a proof of identity of a person who is signed in, before a change that needs one: their password, or a
 * passkey that was just used in the session. Slows down guesses.
 */
export const requireProof = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  person: StoredOwner,
  { password, sessionHash, ip }: { password: string | undefined; sessionHash: string | undefined; ip: string },
): Promise<void> => {
  if (password === undefined) return requirePasskeyUse({ db, now }, person, sessionHash)
  const attempt = { siteId: 'owners', email: person.email, ip, now: now() }
  await enforceSignInLimits(db, attempt)
  if (!(await verifyPassword(person.password_hash, password)))
    throw new Refusal('-19976', 'The current password is incorrect.')
  await resetSignInLimits(db, attempt)
}

/** Requires that a passkey was just used in the session. */
export const requirePasskeyUse = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { site_id: siteId }: StoredOwner,
  tokenHash = '',
): Promise<void> => {
  const since = minutesBefore(now(), confirmedMinutes)
  if (await hasUsedPasskeySince(db, { siteId, tokenHash, since })) return
  const text = `must be set, or a passkey must have been used in this session within ${confirmedMinutes} minutes`
  throw invalidField('password', text, 'REQUIRED_FIELD')
}
