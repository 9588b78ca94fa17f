import { sql, type Kysely } from 'kysely'

/** Keys have a name of their own for lists and logs, and may name the pages that use them. */
export const apiKeyMigration = {
  name: '0035-ids-of-api-keys',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      alter table api_key
        add column id text not null default gen_random_uuid()::text unique,
        add column origins text[] not null default '{}',
        add column created_date timestamptz not null default now()`.execute(db)
  },
}
