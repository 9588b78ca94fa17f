import type { Db } from '../database/tables.ts'

/**
 * `mode`: `demo` or `own`. `storefrontClientId`: the client ID of the storefront that starts with the server.
 * `setUpToken`: the token of the page that creates the first store. `demoPast`: how far the past of the demo store is.
 */
export type ServerSetting = 'mode' | 'storefrontClientId' | 'setUpToken' | 'demoPast'

export const readServerSetting = async (db: Db, name: ServerSetting): Promise<string | undefined> =>
  (await db.selectFrom('server_setting').select('value').where('name', '=', name).executeTakeFirst())?.value

export const writeServerSetting = async (db: Db, name: ServerSetting, value: string): Promise<void> => {
  await db
    .insertInto('server_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Stores a setting that is not set yet, and returns the stored value, which may be another server's. */
export const addServerSetting = async (db: Db, name: ServerSetting, value: string): Promise<string> => {
  await db
    .insertInto('server_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await readServerSetting(db, name))!
}

/** Deletes a setting. Returns whether it was set. */
export const deleteServerSetting = async (db: Db, name: ServerSetting): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('server_setting').where('name', '=', name).executeTakeFirst()
  return numDeletedRows > 0n
}
