import type { Context } from '../../ground/context/context.ts'
import { verifyPassword } from '../password/api.ts'
import { rememberOwnerAddress, resetSignInLimits, enforceSignInLimits } from '../../ground/rate-limit/sign-in-budget.ts'
import { normalEmail } from '../member/api.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { hasSecondFactor, spendSecondFactor } from './account/second-factor.ts'
import { findOwnerByEmail, type StoredOwner } from './owner-store.ts'

export interface OwnerProof {
  readonly email: string
  readonly password: string
  /** A code of the authenticator app or a recovery code, for an account with a second factor. */
  readonly code?: string | undefined
  readonly ip: string
}

/**
 * Returns the person with this email, password and second factor. Slows down guesses: a wrong code counts like a wrong
 * password. Deactivated people are refused like unknown ones.
 */
export const requireOwner = async (
  { db, now }: Context,
  { email: typed, password, code, ip }: OwnerProof,
): Promise<StoredOwner> => {
  const email = normalEmail(typed)
  const signingIn = { siteId: 'owners', email, ip, now: now() }
  await enforceSignInLimits(db, signingIn)
  const owner = await findOwnerByEmail(db, email)
  const isRight = await verifyPassword(owner?.password_hash, password)
  if (!isRight || !owner || owner.deactivated_date !== null) throw new Refusal('-19976')
  if (hasSecondFactor(owner)) {
    if (code === undefined || code.trim() === '') throw new Refusal('SECOND_FACTOR_REQUIRED')
    if (!(await spendSecondFactor({ now }, db, { person: owner, code })))
      throw invalidField('code', 'is not a current code of the authenticator app or an unused recovery code')
  }
  await resetSignInLimits(db, signingIn)
  await rememberOwnerAddress(db, signingIn)
  return owner
}

/** Verifies the password of a person who is signed in, before a change that needs it. Slows down guesses. */
export const requirePassword = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  person: StoredOwner,
  { password, ip }: { password: string; ip: string },
): Promise<void> => {
  const attempt = { siteId: 'owners', email: person.email, ip, now: now() }
  await enforceSignInLimits(db, attempt)
  if (!(await verifyPassword(person.password_hash, password))) throw new Refusal('-19976')
  await resetSignInLimits(db, attempt)
}
