import { sql, type Kysely } from 'kysely'

/** A note may stand for several: what is folded still counts. */
export const foldedNotesMigration = {
  name: '0030-folded-notes',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table catalog_change add column notes bigint not null default 1, drop column created_date`.execute(
      db,
    )
  },
}
