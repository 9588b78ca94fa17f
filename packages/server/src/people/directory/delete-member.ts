import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { endSessionsWithin } from '../session/api.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { emptyMember, lockMember } from '../member/api.ts'

/**
 * Deletes an account. Ends every session at once and removes all personal data except orders, which a store must keep
 * for its books.
 */
export const deleteMember = async (
  context: Context,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<void> => {
  const { db, now, endedSessions, memberHooks } = context
  const ended = await transact(db, async (transaction) => {
    const held = await lockMember(transaction, siteId, memberId)
    if (!held) throw new Refusal('NOT_FOUND')
    const sessions = await endSessionsWithin(context, transaction, { siteId, memberId })
    await memberHooks.deleted(transaction, { siteId, memberId, email: held.email })
    await emptyMember(transaction, held, now())
    const type = 'wix.members.v1.member_deleted'
    await recordEvent(transaction, { siteId, entity: 'member', entityId: memberId, type, body: {} })
    return sessions
  })
  endedSessions.add(ended)
}
