import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ServicePluginTable } from './tables.ts'

export type StoredPlugin = Selectable<ServicePluginTable>

/** A plugin with its app's key, which signs requests. */
export type SigningPlugin = StoredPlugin & { readonly private_key: string }

const withKey = (db: Db, siteId: string) =>
  db
    .selectFrom('service_plugin')
    .innerJoin('app', (join) =>
      join.onRef('app.site_id', '=', 'service_plugin.site_id').onRef('app.app_id', '=', 'service_plugin.app_id'),
    )
    .selectAll('service_plugin')
    .select('app.private_key')
    .where('service_plugin.site_id', '=', siteId)

export const findPlugin = (db: Db, siteId: string, id: string): Promise<SigningPlugin | undefined> =>
  withKey(db, siteId).where('service_plugin.id', '=', id).executeTakeFirst()

/** Finds an app's plugin of one type. */
export const findPluginOf = (
  db: Db,
  { siteId, appId, type }: { siteId: string; appId: string; type: StoredPlugin['type'] },
): Promise<SigningPlugin | undefined> =>
  withKey(db, siteId)
    .where('service_plugin.app_id', '=', appId)
    .where('service_plugin.type', '=', type)
    .executeTakeFirst()

/** Lists a store's plugins, oldest first, optionally of one type. */
export const listPlugins = (db: Db, siteId: string, type?: StoredPlugin['type']): Promise<SigningPlugin[]> => {
  const plugins = withKey(db, siteId).orderBy('service_plugin.created_date').orderBy('service_plugin.id')
  return (type === undefined ? plugins : plugins.where('service_plugin.type', '=', type)).execute()
}

/** Lists the enabled plugins of one type in a store, oldest first, without the keys of their apps. */
export const listEnabledPlugins = (
  db: Db,
  siteId: string,
  type: StoredPlugin['type'],
): Promise<Pick<StoredPlugin, 'app_id' | 'description'>[]> => {
  const plugins = db.selectFrom('service_plugin').select(['app_id', 'description']).where('site_id', '=', siteId)
  return plugins.where('type', '=', type).where('enabled', '=', true).orderBy('created_date').orderBy('id').execute()
}

type NewPlugin = Omit<StoredPlugin, 'description' | 'created_date' | 'updated_date'> & {
  readonly description: object
  readonly now: Date
}

/** Saves a plugin. Updates the app's existing one of the same type. */
export const savePlugin = async (db: Db, { description, now, ...plugin }: NewPlugin): Promise<StoredPlugin> =>
  db
    .insertInto('service_plugin')
    .values({ ...plugin, description: JSON.stringify(description), created_date: now, updated_date: now })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'app_id', 'type']).doUpdateSet({
        base_url: plugin.base_url,
        description: JSON.stringify(description),
        updated_date: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const changePlugin = (
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  change: { readonly enabled?: boolean; readonly description?: object; readonly now: Date },
): Promise<StoredPlugin | undefined> =>
  db
    .updateTable('service_plugin')
    .set({
      updated_date: change.now,
      ...(change.enabled !== undefined && { enabled: change.enabled }),
      ...(change.description && { description: JSON.stringify(change.description) }),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Returns whether it existed. */
export const removePlugin = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('service_plugin')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
