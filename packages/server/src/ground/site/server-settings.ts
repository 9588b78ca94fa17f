import type { Db } from '../database/tables.ts'

/** `mode`: `demo` or `own`. `storefrontClientId`: the client ID of the storefront that starts with the server. */
export type ServerSetting = 'mode' | 'storefrontClientId'

export const readServerSetting = async (db: Db, name: ServerSetting): Promise<string | undefined> =>
  (await db.selectFrom('server_setting').select('value').where('name', '=', name).executeTakeFirst())?.value

export const writeServerSetting = async (db: Db, name: ServerSetting, value: string): Promise<void> => {
  await db
    .insertInto('server_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
