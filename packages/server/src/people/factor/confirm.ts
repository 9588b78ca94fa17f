import type { Context } from '../../ground/context/context.ts'
import { verifyPassword } from '../password/api.ts'
import { settleSignIn, enforceSignInLimits } from '../../ground/rate-limit/sign-in-budget.ts'
import type { StoredMember } from '../member/api.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'

/**
 * Whoever finds a page open shall not take the account over: changes ask for the password, and a wrong one counts as
 * at the sign-in. Members without one, whom the shop signs in, are taken at the word of their session.
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
  await settleSignIn(db, signingIn)
}
