import type { Owner } from '../../ground/base/caller.ts'
import { Refusal, refusalFor } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findStaff, type StoredOwner } from './owner-store.ts'

/** Returns the account of the caller. Programs have none. */
export const requireSelf = async (db: Db, { siteId, ownerId }: Owner): Promise<StoredOwner> => {
  if (ownerId === undefined) throw refusalFor('PERMISSION_DENIED', 'PEOPLE_ONLY')
  const person = await findStaff(db, { siteId, id: ownerId })
  if (!person) throw new Refusal('UNAUTHENTICATED')
  return person
}
