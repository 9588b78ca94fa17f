import type { Insertable, Updateable } from 'kysely'
import type { OAuthApp } from '../../ground/site/sites.ts'
import type { OAuthAppTable } from '../../ground/site/tables.ts'
import type { Db } from '../../ground/database/tables.ts'

interface OfStore {
  readonly siteId: string
  readonly clientId: string
}

const appsOf = (db: Db, siteId: string) =>
  db.selectFrom('oauth_app').selectAll().where('site_id', '=', siteId).orderBy('created_date').orderBy('client_id')

export const listOAuthAppsOf = (db: Db, siteId: string): Promise<OAuthApp[]> => appsOf(db, siteId).execute()

/** The same, held until the transaction ends, so that two who delete take turns. */
export const lockOAuthAppsOf = (db: Db, siteId: string): Promise<OAuthApp[]> => appsOf(db, siteId).forUpdate().execute()

export const insertOAuthApp = (db: Db, app: Insertable<OAuthAppTable>): Promise<OAuthApp> =>
  db.insertInto('oauth_app').values(app).returningAll().executeTakeFirstOrThrow()

/** Changes an app of this store; answers nothing where it has none with this client id. */
export const changeOAuthApp = (
  db: Db,
  { siteId, clientId }: OfStore,
  change: Updateable<OAuthAppTable>,
): Promise<OAuthApp | undefined> =>
  db
    .updateTable('oauth_app')
    .set({ client_id: clientId, ...change })
    .where('site_id', '=', siteId)
    .where('client_id', '=', clientId)
    .returningAll()
    .executeTakeFirst()

/** Takes an app away, with all that its sessions could be renewed or begun with. */
export const deleteOAuthAppOf = async (db: Db, { siteId, clientId }: OfStore): Promise<void> => {
  for (const table of ['refresh_family', 'authorization_code', 'session_handle', 'oauth_app'] as const)
    await db.deleteFrom(table).where('site_id', '=', siteId).where('client_id', '=', clientId).execute()
}
