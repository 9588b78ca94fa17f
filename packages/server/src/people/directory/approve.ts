import type { Member } from '@vitrine/contract/entities/member.ts'
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

interface Meant {
  readonly siteId: string
  readonly memberId: string
}

/**
 * Lets a member in who waits, or who was blocked, and tells them. Whoever never showed that the email is theirs sets
 * a password by mail: the one that was typed in need not be the reader's.
 */
export const approveMember = async (context: Context, { siteId, memberId }: Meant): Promise<Member> => {
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

/** Keeps a member out: what they are signed in to ends, in every process. */
export const blockMember = async (context: Context, { siteId, memberId }: Meant): Promise<Member> => {
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
