import type { Db } from '../../ground/database/tables.ts'

/** Deletes an owner by email. Returns the token hashes of their sessions, which end. */
export const deleteOwner = async (
  db: Db,
  { siteId, email, now }: { readonly siteId: string; readonly email: string; readonly now: Date },
): Promise<readonly string[]> => {
  const owners = db.deleteFrom('owner').where('site_id', '=', siteId).where('email', '=', email)
  const deleted = await owners.returning('id').executeTakeFirst()
  if (!deleted) return []
  const ended = await db
    .updateTable('owner_session')
    .set({ ended_date: now })
    .where('site_id', '=', siteId)
    .where('owner_id', '=', deleted.id)
    .where('ended_date', 'is', null)
    .returning('token_hash')
    .execute()
  return ended.map(({ token_hash }) => token_hash)
}
