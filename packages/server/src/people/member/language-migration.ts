import { sql, type Kysely } from 'kysely'

/** The language that a member reads, as the pages told by which they came in last. */
export const memberLanguageMigration = {
  name: '0034-languages-of-members',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table member add column language text`.execute(db)
  },
}
