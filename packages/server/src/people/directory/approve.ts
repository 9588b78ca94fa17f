import type { Member } from '@vitrine/contract/entities/people/member.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { deleteChallenges } from '../factor/api.ts'
import {
  accountStateOf,
  approvedEmail,
  emailSite,
  inLanguageOfMember,
  lockMember,
  moveMember,
  presentMember,
  recordMemberEvent,
} from '../member/api.ts'
import { endSessionsWithin } from '../session/api.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'

interface TargetMember {
  readonly siteId: string
  readonly memberId: string
}

/**
 * Approves a pending or blocked member and notifies them. A member who never verified their email sets a new password
 * by mail, since somebody else may have signed up with it.
 */
export const approveMember = async (context: Context, { siteId, memberId }: TargetMember): Promise<Member> => {
  const { db, now } = context
  const { sites } = await inLanguageOfMember(context, { siteId, memberId })
  const site = await emailSite(sites, await requireSite(sites, siteId))
  const changed = await transact(db, async (transaction) => {
    const held = await lockMember(transaction, siteId, memberId)
    if (!held) throw new Refusal('NOT_FOUND')
    if (held.status === 'APPROVED') return held
    const isUnproved = accountStateOf(held) === 'UNPROVED'
    const change = { updated_date: now(), ...(isUnproved && { password_hash: null }) }
    const { member, hasBegun } = await moveMember(transaction, held, { event: 'APPROVED', change })
    await recordMemberEvent(transaction, member, hasBegun ? 'created' : 'updated')
    await queueMail(transaction, { siteId, recipient: member.email, message: approvedEmail(site) })
    return member
  })
  return presentMember(changed)
}

/** Blocks a member and ends their sessions in every process. */
export const blockMember = async (context: Context, { siteId, memberId }: TargetMember): Promise<Member> => {
  const { db, now, endedSessions } = context
  const { member, ended } = await transact(db, async (transaction) => {
    const held = await lockMember(transaction, siteId, memberId)
    if (!held) throw new Refusal('NOT_FOUND')
    if (held.status === 'BLOCKED') return { member: held, ended: [] }
    const { member } = await moveMember(transaction, held, { event: 'BLOCKED', change: { updated_date: now() } })
    await recordMemberEvent(transaction, member, 'updated')
    await deleteChallenges(transaction, { siteId, memberId })
    return { member, ended: await endSessionsWithin(context, transaction, { siteId, memberId }) }
  })
  endedSessions.add(ended)
  return presentMember(member)
}
