import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { OfStaff } from '../owner-store.ts'
import type { OwnerPasskeyTable } from '../tables.ts'

export type StoredPasskey = Selectable<OwnerPasskeyTable>

const passkeysOf = (db: Db, { siteId, id }: OfStaff) =>
  db.selectFrom('owner_passkey').selectAll().where('site_id', '=', siteId).where('owner_id', '=', id)

/** Lists the passkeys of a person, oldest first. */
export const listPasskeys = (db: Db, of: OfStaff): Promise<StoredPasskey[]> =>
  passkeysOf(db, of).orderBy('created_date').orderBy('id').execute()

export const findPasskeyByCredential = (
  db: Db,
  of: OfStaff,
  credentialId: string,
): Promise<StoredPasskey | undefined> => passkeysOf(db, of).where('credential_id', '=', credentialId).executeTakeFirst()

/** Returns which people of a store have a passkey: all of them, or one. */
export const findPasskeyOwners = async (db: Db, siteId: string, id?: string): Promise<ReadonlySet<string>> => {
  const query = db.selectFrom('owner_passkey').select('owner_id').distinct().where('site_id', '=', siteId)
  const rows = await query.$if(id !== undefined, (of) => of.where('owner_id', '=', id!)).execute()
  return new Set(rows.map(({ owner_id }) => owner_id))
}

/** Inserts a passkey. Returns `undefined` if somebody of the store has it already. */
export const insertPasskey = (db: Db, passkey: Insertable<OwnerPasskeyTable>): Promise<StoredPasskey | undefined> =>
  db
    .insertInto('owner_passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

interface OfPasskey extends OfStaff {
  readonly passkeyId: string
}

/** Renames a passkey of this person. Passkeys of others do not exist for them. */
export const renamePasskey = (
  db: Db,
  { siteId, id, passkeyId }: OfPasskey,
  name: string,
): Promise<StoredPasskey | undefined> =>
  db
    .updateTable('owner_passkey')
    .set({ name })
    .where('site_id', '=', siteId)
    .where('owner_id', '=', id)
    .where('id', '=', passkeyId)
    .returningAll()
    .executeTakeFirst()

/** Notes a use of a passkey with its counter. */
export const notePasskeyUse = async (
  db: Db,
  { site_id, id }: StoredPasskey,
  { counter, now }: { counter: number; now: Date },
): Promise<void> => {
  await db
    .updateTable('owner_passkey')
    .set({ counter, last_used_date: now })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

export const deletePasskey = async (db: Db, { site_id, id }: StoredPasskey): Promise<void> => {
  await db.deleteFrom('owner_passkey').where('site_id', '=', site_id).where('id', '=', id).execute()
}
