import { sql, type Kysely } from 'kysely'

/** The words of products and collections in other languages, beside them: what reads a product reads its words. */
export const translationMigration = {
  name: '0123-translations',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table product add column translations jsonb`.execute(db)
    await sql`alter table collection add column translations jsonb`.execute(db)
  },
}
