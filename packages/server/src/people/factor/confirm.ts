import type { Context } from '../../ground/context/context.ts'
import { verifyPassword } from '../password/api.ts'
import { resetSignInLimits, enforceSignInLimits } from '../../ground/rate-limit/sign-in-budget.ts'
import type { StoredMember } from '../member/api.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'

/**
 * Requires the password for changes, so that an unattended page cannot be used to take over the account. Wrong
 * passwords count as at sign-in. Members without a password, who sign in through the shop, need only their session.
 */
export const requirePassword = async (
  { db, now }: Context,
  member: StoredMember,
  { password, ip }: { password: string | undefined; ip: string },
): Promise<void> => {
  if (member.password_hash === null) return
  if (password === undefined) throw invalidField('password', 'must be set', 'REQUIRED_FIELD')
  const signingIn = { siteId: member.site_id, email: member.email, ip, now: now() }
  await enforceSignInLimits(db, signingIn)
  if (!(await verifyPassword(member.password_hash, password))) throw new Refusal('-19976')
  await resetSignInLimits(db, signingIn)
}
