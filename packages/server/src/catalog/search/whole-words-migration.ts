import { sql, type Kysely } from 'kysely'

/** Words are folded and split by the domain, not by the database. Documents are made again when they are asked for. */
export const wholeWordsMigration = {
  name: '0192-search-whole-words',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`truncate search_document`.execute(db)
    await sql`drop function search_fold(text)`.execute(db)
  },
}
