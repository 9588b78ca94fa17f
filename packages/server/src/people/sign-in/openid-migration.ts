import { sql, type Kysely } from 'kysely'

/** What an OpenID Connect client asks for stays with its code and with its refresh tokens. */
export const openidMigration = {
  name: '0021-openid',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table authorization_code add column scope text not null default '', add column nonce text`.execute(
      db,
    )
    await sql`alter table refresh_family add column scope text not null default ''`.execute(db)
  },
}
