import { withExclusiveLock } from '../../ground/database/exclusive-lock.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { deleteApiKey } from '../../ground/site/api-key-store.ts'
import { closeDemoSite, isOpenDemo } from '../../ground/site/site-store.ts'
import { siteChannel } from '../../ground/site/sites.ts'
import { deleteMember } from '../../people/directory/api.ts'
import { findMemberByEmail } from '../../people/member/api.ts'
import { deleteOwner } from '../../people/owner/api.ts'
import { demoSite } from './demo-site.ts'

const { siteId, apiKey, owner, member } = demoSite

/** Deletes the public API key and owner account, and turns off test cards. */
const revokeDemoAccess = async ({ db, endedSessions, now }: Context): Promise<void> => {
  const ended = await transact(db, async (transaction) => {
    await deleteApiKey(transaction, siteId, apiKey)
    const sessions = await deleteOwner(transaction, { siteId, email: owner.email, now: now() })
    for (const session of sessions) await endedSessions.announce(transaction, session)
    await closeDemoSite(transaction, siteId)
    return sessions
  })
  endedSessions.add(ended)
}

const closeOpenDemo = async (context: Context): Promise<boolean> => {
  const { db, database, sites } = context
  if (!(await isOpenDemo(db, siteId))) return false
  const known = await findMemberByEmail(db, siteId, member.email)
  if (known) await deleteMember(context, { siteId, memberId: known.id })
  // This comes last because it marks the work as done.
  await revokeDemoAccess(context)
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return true
}

/**
 * Closes the demo store next to another store. Removes its publicly known credentials and keeps its data. Returns whether
 * it was open. If several servers do it at once, one closes it and the others wait.
 */
export const closeDemo = (context: Context): Promise<boolean> =>
  withExclusiveLock(context.database, { name: 'demo shop' }, () => closeOpenDemo(context))
