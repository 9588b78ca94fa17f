import { noteActivity } from '../activity/api.ts'
import type { Exchange, SignedInMember } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { emailSite, factorsChangedEmail, findMember, lockMember, type StoredMember } from '../member/api.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { deleteChallenges } from './challenge-store.ts'
import { requirePassword } from './confirm.ts'
import { forgetDevices } from './devices.ts'
import { deleteFactor, findFactors, lockFactor } from './factor-store.ts'
import { namedFactor } from './present.ts'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './code/recovery-codes.ts'

interface Confirmed {
  readonly password: string | undefined
  readonly ip: Exchange['ip']
}

const confirmed = async (context: Context, caller: SignedInMember, given: Confirmed): Promise<StoredMember> => {
  const member = await findMember(context.db, caller.siteId, caller.memberId)
  if (!member) throw new Refusal('UNAUTHENTICATED')
  await requirePassword(context, member, given)
  return member
}

/** Removes a factor. With the last one, recovery codes and trusted devices are removed too. */
export const remove = async (
  context: Context,
  caller: SignedInMember,
  { id, ...given }: Confirmed & { id: string },
): Promise<void> => {
  const { db, sites } = context
  const { siteId, memberId, clientId } = caller
  const member = await confirmed(context, caller, given)
  const from = await emailSite(sites, await requireSite(sites, siteId), clientId)
  const of = { siteId, memberId }
  await transact(db, async (transaction) => {
    await lockMember(transaction, siteId, memberId)
    const factor = await lockFactor(transaction, of, id)
    if (!factor) throw new Refusal('NOT_FOUND')
    await deleteFactor(transaction, factor)
    await deleteChallenges(transaction, of)
    if (factor.status === 'PENDING') return
    if ((await findFactors(transaction, of)).length === 0) {
      await deleteRecoveryCodes(transaction, of)
      await forgetDevices(transaction, of)
    }
    await noteActivity(transaction, of, { type: 'FACTOR_REMOVED', now: context.now() })
    const message = factorsChangedEmail(from, 'removed', namedFactor(factor))
    await queueMail(transaction, { siteId, recipient: member.email, message })
  })
}

/** Creates new recovery codes and invalidates the previous ones. */
export const renewRecoveryCodes = async (
  context: Context,
  caller: SignedInMember,
  given: Confirmed,
): Promise<string[]> => {
  const { db, sites } = context
  const { siteId, memberId, clientId } = caller
  const member = await confirmed(context, caller, given)
  const from = await emailSite(sites, await requireSite(sites, siteId), clientId)
  const of = { siteId, memberId }
  return transact(db, async (transaction) => {
    await lockMember(transaction, siteId, memberId)
    if ((await findFactors(transaction, of)).length === 0)
      throw new Refusal('ILLEGAL_STATE', 'Recovery codes replace another verification method. Set one up first.')
    const message = factorsChangedEmail(from, 'renewed')
    await queueMail(transaction, { siteId, recipient: member.email, message })
    return replaceRecoveryCodes(transaction, of)
  })
}
