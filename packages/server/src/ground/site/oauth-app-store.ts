import type { Insertable, Updateable } from 'kysely'
import { readSiteDomains } from './domain-store.ts'
import type { OAuthApp } from './sites.ts'
import type { OAuthAppTable } from './tables.ts'
import type { Db } from '../database/tables.ts'

interface OfStore {
  readonly siteId: string
  readonly clientId: string
}

const appsOf = (db: Db, siteId: string) =>
  db.selectFrom('oauth_app').selectAll().where('site_id', '=', siteId).orderBy('created_date').orderBy('client_id')

/** Lists the OAuth apps of a site, oldest first. */
export const listOAuthAppsOf = (db: Db, siteId: string): Promise<OAuthApp[]> => appsOf(db, siteId).execute()

/** Lists the OAuth apps of a site and locks them until the transaction ends, so that two deletions take turns. */
export const lockOAuthAppsOf = (db: Db, siteId: string): Promise<OAuthApp[]> => appsOf(db, siteId).forUpdate().execute()

/** Creates an OAuth app. Throws if its client ID exists. */
export const insertOAuthApp = (db: Db, app: Insertable<OAuthAppTable>): Promise<OAuthApp> =>
  db.insertInto('oauth_app').values(app).returningAll().executeTakeFirstOrThrow()

/** Changes an OAuth app of a site. Returns `undefined` if the site has no app with this client ID. */
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

/** Deletes an OAuth app of a site. */
export const deleteOAuthApp = async (db: Db, { siteId, clientId }: OfStore): Promise<void> => {
  await db.deleteFrom('oauth_app').where('site_id', '=', siteId).where('client_id', '=', clientId).execute()
}

/** Returns the origins that the apps of a site allow, which include its verified domains. */
export const listOrigins = async (db: Db, siteId: string): Promise<string[]> => {
  const apps = await db.selectFrom('oauth_app').select('origins').where('site_id', '=', siteId).execute()
  const { hosts } = await readSiteDomains(db, siteId)
  return [...apps.flatMap(({ origins }) => origins), ...hosts.map((host) => `https://${host}`)]
}

/** Registers an OAuth app. An existing app is not changed. */
export const addOAuthApp = async (db: Db, app: Insertable<OAuthAppTable>): Promise<void> => {
  await db
    .insertInto('oauth_app')
    .values(app)
    .onConflict((conflict) => conflict.columns(['site_id', 'client_id']).doNothing())
    .execute()
}

/** Locks an OAuth app and returns its site and the addresses that it allows. Throws if there is no such app. */
export const lockOAuthApp = (db: Db, clientId: string) =>
  db
    .selectFrom('oauth_app')
    .select(['site_id', 'redirect_uris', 'origins', 'server_addresses'])
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow()
