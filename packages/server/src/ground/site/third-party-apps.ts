import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../database/tables.ts'
import type { ThirdPartyAppTable } from './tables.ts'

export type StoredThirdPartyApp = Selectable<ThirdPartyAppTable>

export const listThirdPartyApps = (db: Db, siteId: string): Promise<StoredThirdPartyApp[]> =>
  db.selectFrom('third_party_app').selectAll().where('site_id', '=', siteId).orderBy('created_date').execute()

/** Finds a third-party app of any store by its client ID. */
export const findThirdPartyApp = (db: Db, clientId: string): Promise<StoredThirdPartyApp | undefined> =>
  db.selectFrom('third_party_app').selectAll().where('client_id', '=', clientId).executeTakeFirst()

export const insertThirdPartyApp = async (db: Db, app: StoredThirdPartyApp): Promise<void> => {
  await db.insertInto('third_party_app').values(app).execute()
}

/** Updates a third-party app of a store. Returns `undefined` if it doesn't exist. */
export const changeThirdPartyApp = (
  db: Db,
  { siteId, clientId }: { readonly siteId: string; readonly clientId: string },
  change: Updateable<ThirdPartyAppTable>,
): Promise<StoredThirdPartyApp | undefined> =>
  db
    .updateTable('third_party_app')
    .set({ client_id: clientId, ...change })
    .where('site_id', '=', siteId)
    .where('client_id', '=', clientId)
    .returningAll()
    .executeTakeFirst()

/** Deletes an app. Returns `false` if the store has none with this client ID. */
export const deleteThirdPartyApp = async (
  db: Db,
  { siteId, clientId }: { readonly siteId: string; readonly clientId: string },
): Promise<boolean> => {
  const apps = db.deleteFrom('third_party_app').where('site_id', '=', siteId).where('client_id', '=', clientId)
  return (await apps.executeTakeFirst()).numDeletedRows > 0n
}
