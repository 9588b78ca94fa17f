import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { keyOfSecret } from '../../../ground/token/secrets.ts'
import type { OfStaff } from '../owner-store.ts'
import type { OwnerRecoveryTable } from '../tables.ts'

type StoredRecovery = Selectable<OwnerRecoveryTable>

export const insertOwnerRecovery = async (db: Db, recovery: OwnerRecoveryTable): Promise<void> => {
  await db.insertInto('owner_recovery').values(recovery).execute()
}

/** Finds the recovery of a token that has not expired. */
export const findOwnerRecovery = (db: Db, token: string, now: Date): Promise<StoredRecovery | undefined> =>
  db
    .selectFrom('owner_recovery')
    .selectAll()
    .where('site_id', '=', keyOfSecret(token).siteId)
    .where('token_hash', '=', keyOfSecret(token).hash)
    .where('expires_date', '>', now)
    .executeTakeFirst()

/** Uses the recovery of a token, with which all others of the person end. Of several concurrent attempts, one succeeds. */
export const takeOwnerRecovery = async (
  db: Db,
  { token, person }: { token: string; person: OfStaff },
): Promise<boolean> => {
  const { hash } = keyOfSecret(token)
  return (await deleteOwnerRecoveries(db, person)).includes(hash)
}

/** Ends all recoveries of a person, whose email address or password changed. Returns their hashes. */
export const deleteOwnerRecoveries = async (db: Db, { siteId, id }: OfStaff): Promise<readonly string[]> => {
  const query = db.deleteFrom('owner_recovery').where('site_id', '=', siteId).where('owner_id', '=', id)
  return (await query.returning('token_hash').execute()).map(({ token_hash }) => token_hash)
}

export const pruneOwnerRecoveries = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('owner_recovery').where('expires_date', '<', now).execute()
}
