import type { Db } from '../../ground/database/tables.ts'

/**
 * Deletes all people of a store with their roles and invitations. Returns the token hashes of their sessions, which
 * end.
 */
export const deleteOwners = async (db: Db, siteId: string, now: Date): Promise<readonly string[]> => {
  for (const table of ['owner', 'staff_invitation', 'staff_role'] as const)
    await db.deleteFrom(table).where('site_id', '=', siteId).execute()
  const open = db.updateTable('owner_session').set({ ended_date: now }).where('site_id', '=', siteId)
  const ended = await open.where('ended_date', 'is', null).returning('token_hash').execute()
  return ended.map(({ token_hash }) => token_hash)
}
