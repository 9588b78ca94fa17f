import type { Context } from '../../ground/context/context.ts'
import { verifyPassword } from '../password/api.ts'
import { rememberOwnerAddress, resetSignInLimits, enforceSignInLimits } from '../../ground/rate-limit/sign-in-budget.ts'
import { normalEmail } from '../member/api.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { findOwnerByEmail, type StoredOwner } from './owner-store.ts'

export interface OwnerProof {
  readonly email: string
  readonly password: string
  readonly ip: string
}

/** Returns the owner with this email and password. Slows down guesses. */
export const requireOwner = async (
  { db, now }: Context,
  { email: typed, password, ip }: OwnerProof,
): Promise<StoredOwner> => {
  const email = normalEmail(typed)
  const signingIn = { siteId: 'owners', email, ip, now: now() }
  await enforceSignInLimits(db, signingIn)
  const owner = await findOwnerByEmail(db, email)
  if (!(await verifyPassword(owner?.password_hash, password)) || !owner) throw new Refusal('-19976')
  await resetSignInLimits(db, signingIn)
  await rememberOwnerAddress(db, signingIn)
  return owner
}
