import { sql, type Kysely } from 'kysely'

/** Uploaded pictures and videos; the files lie in the media folder under their id. */
export const mediaMigration = {
  name: '0008-media',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table media_file (
        site_id text not null references site,
        id text not null unique,
        kind text not null,
        content_type text not null,
        filename text not null,
        bytes integer not null,
        width integer not null,
        height integer not null,
        alt_text text,
        focal_point jsonb,
        poster_id text,
        created_date timestamptz not null,
        primary key (site_id, id)
      )`.execute(db)
  },
}
