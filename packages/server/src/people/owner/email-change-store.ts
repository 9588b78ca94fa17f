import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { keyOfSecret } from '../../ground/token/secrets.ts'
import type { OfStaff } from './owner-store.ts'
import type { OwnerEmailChangeTable } from './tables.ts'

export type StoredEmailChange = Selectable<OwnerEmailChangeTable>

/** Stores a change. A person has one at a time, so that the latest request replaces the one before. */
export const putEmailChange = async (db: Db, change: OwnerEmailChangeTable): Promise<void> => {
  const { email, token_hash, stop_hash, expires_date } = change
  await db
    .insertInto('owner_email_change')
    .values(change)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'owner_id']).doUpdateSet({ email, token_hash, stop_hash, expires_date }),
    )
    .execute()
}

/** Finds the change of a person that has not expired. */
export const findEmailChange = (db: Db, { siteId, id }: OfStaff, now: Date): Promise<StoredEmailChange | undefined> =>
  db
    .selectFrom('owner_email_change')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner_id', '=', id)
    .where('expires_date', '>', now)
    .executeTakeFirst()

/** Finds the change that a token confirms or stops, and that has not expired. */
export const findEmailChangeByToken = (db: Db, token: string, now: Date): Promise<StoredEmailChange | undefined> => {
  const { siteId, hash } = keyOfSecret(token)
  return db
    .selectFrom('owner_email_change')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('token_hash', '=', hash), where('stop_hash', '=', hash)]))
    .where('expires_date', '>', now)
    .executeTakeFirst()
}

export const renewEmailChange = async (
  db: Db,
  { siteId, id }: OfStaff,
  renewed: Pick<OwnerEmailChangeTable, 'token_hash' | 'expires_date'>,
): Promise<void> => {
  await db
    .updateTable('owner_email_change')
    .set(renewed)
    .where('site_id', '=', siteId)
    .where('owner_id', '=', id)
    .execute()
}

/** Ends the change of a person, if there is one. Returns it. */
export const deleteEmailChange = (db: Db, { siteId, id }: OfStaff): Promise<StoredEmailChange | undefined> =>
  db
    .deleteFrom('owner_email_change')
    .where('site_id', '=', siteId)
    .where('owner_id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const pruneEmailChanges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('owner_email_change').where('expires_date', '<', now).execute()
}
