import type { Selectable } from 'kysely'
import { hashOfSecret } from './sites.ts'
import type { ApiKeyTable } from './tables.ts'
import type { Db } from '../database/tables.ts'

export type StoredApiKey = Selectable<ApiKeyTable>

export const listApiKeysOf = (db: Db, siteId: string): Promise<StoredApiKey[]> =>
  db.selectFrom('api_key').selectAll().where('site_id', '=', siteId).orderBy('created_date').orderBy('id').execute()

export interface NewApiKey {
  readonly siteId: string
  readonly key: string
  readonly name: string
  /** Origins that may use it. Default: none. */
  readonly origins?: readonly string[]
  /** What the key may do. Default: everything. */
  readonly permissions?: readonly string[] | undefined
  readonly expires?: Date | undefined
}

/** Creates an API key. An existing key is not changed. */
export const insertApiKey = (
  db: Db,
  { siteId, key, name, origins = [], permissions, expires }: NewApiKey,
): Promise<StoredApiKey | undefined> =>
  db
    .insertInto('api_key')
    .values({
      site_id: siteId,
      key_hash: hashOfSecret(key),
      name,
      origins: [...origins],
      permissions: permissions ? [...permissions] : null,
      expires_date: expires ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const deleteApiKeyOf = async (db: Db, siteId: string, id: string): Promise<StoredApiKey | undefined> =>
  db.deleteFrom('api_key').where('site_id', '=', siteId).where('id', '=', id).returningAll().executeTakeFirst()

/** Returns whether any site has this API key. */
export const hasApiKey = async (db: Db, key: string): Promise<boolean> => {
  const row = await db.selectFrom('api_key').select('id').where('key_hash', '=', hashOfSecret(key)).executeTakeFirst()
  return row !== undefined
}

/** Notes that a key was used. */
export const touchApiKey = async (db: Db, { site_id, id }: StoredApiKey, used: Date): Promise<void> => {
  await db
    .updateTable('api_key')
    .set({ last_used_date: used })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where((where) => where.or([where('last_used_date', 'is', null), where('last_used_date', '<', used)]))
    .execute()
}

/** Deletes an API key, given the key itself. */
export const deleteApiKey = async (db: Db, siteId: string, key: string): Promise<void> => {
  await db.deleteFrom('api_key').where('site_id', '=', siteId).where('key_hash', '=', hashOfSecret(key)).execute()
}
