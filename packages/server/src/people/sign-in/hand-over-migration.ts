import { sql, type Kysely } from 'kysely'

/** One sign-in in one browser is known to the storefront and to the pages of the platform, each by a key of its own. */
export const handOverMigration = {
  name: '0038-keys-of-sessions',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table session_key (
        site_id text not null,
        token_hash text not null,
        session_id text not null,
        created_date timestamptz not null,
        primary key (token_hash),
        foreign key (site_id, session_id) references session on delete cascade
      )`.execute(db)
    await sql`create index session_key_of_session on session_key (site_id, session_id)`.execute(db)
    await sql`alter table session_handle add column challenge text`.execute(db)
  },
}
