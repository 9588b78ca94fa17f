import { sql, type Kysely } from 'kysely'

/** The first app of a store is the one that was there first; those of before keep their order, by client id. */
export const oauthAppMigration = {
  name: '0044-dates-of-oauth-apps',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table oauth_app add column created_date timestamptz not null default now()`.execute(db)
  },
}
