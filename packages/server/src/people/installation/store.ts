import type { Selectable } from 'kysely'
import { hashOfSecret } from '../../ground/site/sites.ts'
import { keyOfSecret } from '../../ground/token/secrets.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { AppCredentialTable, InstallationTable } from './tables.ts'

export type AppCredential = Selectable<AppCredentialTable>
export type Installation = Selectable<InstallationTable>

export const insertCredential = async (db: Db, row: AppCredential): Promise<void> => {
  await db
    .insertInto('app_credential')
    .values(row)
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
    .execute()
}

/** Finds an app with its name and the scopes it may request. */
export const findInstallable = (db: Db, appId: string) =>
  db
    .selectFrom('app_credential')
    .innerJoin('app', 'app.app_id', 'app_credential.app_id')
    .selectAll('app_credential')
    .select('app.name')
    .where('app_credential.app_id', '=', appId)
    .executeTakeFirst()

/** Lists the apps registered in a store, or one of them, with the scopes of installable ones. */
export const listAppsOf = (db: Db, siteId: string, appId?: string) => {
  const apps = db
    .selectFrom('app')
    .leftJoin('app_credential as credential', 'credential.app_id', 'app.app_id')
    .select(['app.app_id', 'app.name', 'app.created_date', 'credential.redirect_urls', 'credential.scopes'])
    .where('app.site_id', '=', siteId)
    .orderBy('app.created_date')
    .orderBy('app.app_id')
  return (appId === undefined ? apps : apps.where('app.app_id', '=', appId)).execute()
}
export type ListedApp = Awaited<ReturnType<typeof listAppsOf>>[number]

/** Installs an app. An existing installation keeps its instance and gets these scopes. */
export const upsertInstallation = (db: Db, row: Omit<Installation, 'created_date'>): Promise<Installation> =>
  db
    .insertInto('installation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'app_id']).doUpdateSet({ scopes: row.scopes }))
    .returningAll()
    .executeTakeFirstOrThrow()

export const findInstallation = (
  db: Db,
  appId: string,
  instanceId: string,
): Promise<(Installation & { readonly name: string }) | undefined> =>
  db
    .selectFrom('installation')
    .innerJoin('app', 'app.app_id', 'installation.app_id')
    .selectAll('installation')
    .select('app.name')
    .where('installation.instance_id', '=', instanceId)
    .where('installation.app_id', '=', appId)
    .executeTakeFirst()

export const listInstallationsOf = (db: Db, siteId: string) =>
  db
    .selectFrom('installation')
    .innerJoin('app', 'app.app_id', 'installation.app_id')
    .selectAll('installation')
    .select('app.name')
    .where('installation.site_id', '=', siteId)
    .orderBy('installation.created_date')
    .execute()

export const deleteInstallation = async (db: Db, siteId: string, instanceId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('installation')
    .where('site_id', '=', siteId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

interface NewGrant {
  readonly installation: Installation
  readonly token: string
  readonly kind: 'code' | 'refresh'
  readonly expires: Date | null
}

export const insertGrant = async (db: Db, { installation, token, kind, expires }: NewGrant): Promise<void> => {
  const { site_id, instance_id } = installation
  const row = { site_id, instance_id, kind, token_hash: hashOfSecret(token), expires_date: expires }
  await db.insertInto('installation_grant').values(row).execute()
}

/** Returns the installation of a code, which is used up. */
export const takeCode = async (db: Db, code: string, now: Date): Promise<string | undefined> => {
  const { siteId, hash } = keyOfSecret(code)
  const taken = await db
    .deleteFrom('installation_grant')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hash)
    .where('kind', '=', 'code')
    .returning(['instance_id', 'expires_date'])
    .executeTakeFirst()
  return taken?.expires_date && taken.expires_date > now ? taken.instance_id : undefined
}

/** Returns the installation of a refresh token. */
export const findRefreshed = async (db: Db, token: string): Promise<string | undefined> => {
  const { siteId, hash } = keyOfSecret(token)
  const found = await db
    .selectFrom('installation_grant')
    .select('instance_id')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hash)
    .where('kind', '=', 'refresh')
    .executeTakeFirst()
  return found?.instance_id
}
