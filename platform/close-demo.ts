import { deleteMember } from '@vitrine/server/people/directory/api.ts'
import { findMemberByEmail } from '@vitrine/server/people/member/api.ts'
import { withExclusiveLock } from '@vitrine/server/ground/database/exclusive-lock.ts'
import { hashOfSecret, siteChannel } from '@vitrine/server/ground/site/sites.ts'
import type { Context } from '@vitrine/server/ground/context/context.ts'
import { demoSite } from './demo-site.ts'

const { siteId, apiKey, owner, member } = demoSite

/** Deletes the public API key and owner account, and disables sandbox cards. */
const revokeDemoAccess = async ({ db, endedSessions, now }: Context): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('api_key')
      .where('site_id', '=', siteId)
      .where('key_hash', '=', hashOfSecret(apiKey))
      .execute()
    const owners = await transaction
      .deleteFrom('owner')
      .where('site_id', '=', siteId)
      .where('email', '=', owner.email)
      .returning('id')
      .execute()
    for (const { id } of owners) {
      const sessions = transaction.updateTable('owner_session').set({ ended_date: now() }).where('owner_id', '=', id)
      for (const { token_hash } of await sessions.where('ended_date', 'is', null).returning('token_hash').execute())
        await endedSessions.announce(transaction, token_hash)
    }
    await transaction.updateTable('site').set({ demo: false }).where('id', '=', siteId).execute()
  })
}

const closeOpenDemo = async (context: Context): Promise<boolean> => {
  const { db, database, sites } = context
  const site = await db.selectFrom('site').select('demo').where('id', '=', siteId).executeTakeFirst()
  if (!site?.demo) return false
  const known = await findMemberByEmail(db, siteId, member.email)
  if (known) await deleteMember(context, { siteId, memberId: known.id })
  // This comes last because it marks the work as done.
  await revokeDemoAccess(context)
  sites.refresh()
  await database.notify(siteChannel, siteId)
  return true
}

/**
 * Closes a demo store next to other stores, which earlier versions created. Removes its publicly known credentials and
 * keeps its data. Returns whether it was open. If several servers start at once, one closes it and the others wait.
 */
export const closeDemo = (context: Context): Promise<boolean> =>
  withExclusiveLock(context.database, { name: 'demo shop' }, () => closeOpenDemo(context))
