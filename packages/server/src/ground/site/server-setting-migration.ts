import { sql, type Kysely } from 'kysely'

/** What was decided about the whole server, at its starts; stores have settings of their own. */
export const serverSettingMigration = {
  name: '0190-server-settings',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create table server_setting (name text primary key, value text not null)`.execute(db)
  },
}
