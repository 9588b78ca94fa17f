import { withExclusiveLock } from '../../ground/database/exclusive-lock.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { deleteApiKeysOf } from '../../ground/site/api-key-store.ts'
import { closeDemoSite, findDemoSite } from '../../ground/site/site-store.ts'
import { siteChannel } from '../../ground/site/sites.ts'
import { deleteMember } from '../../people/directory/api.ts'
import { listMemberIds } from '../../people/member/api.ts'
import { deleteOwners } from '../../people/owner/api.ts'

/** Deletes the accounts and keys of a demo store, which are public, and turns off test cards. Its data stays. */
const revokeDemo = async (context: Context, transaction: Db, siteId: string): Promise<readonly string[]> => {
  await deleteApiKeysOf(transaction, siteId)
  const ended = await deleteOwners(transaction, siteId, context.now())
  for (const session of ended) await context.endedSessions.announce(transaction, session)
  await closeDemoSite(transaction, siteId)
  return ended
}

const closeOpenDemo = async (context: Context): Promise<boolean> => {
  const { db, database, sites, endedSessions } = context
  const siteId = await findDemoSite(db)
  if (siteId === undefined) return false
  for (const memberId of await listMemberIds(db, siteId)) await deleteMember(context, { siteId, memberId })
  // This comes last because it marks the work as done.
  endedSessions.add(await db.transaction().execute((transaction) => revokeDemo(context, transaction, siteId)))
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return true
}

/**
 * Closes a demo store next to another store. Returns whether there was one. If several servers do it at once, one does it
 * and the others wait.
 */
export const closeDemo = (context: Context): Promise<boolean> =>
  withExclusiveLock(context.database, { name: 'demo shop' }, () => closeOpenDemo(context))
