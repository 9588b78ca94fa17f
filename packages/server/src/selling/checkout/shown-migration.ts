import { sql, type Kysely } from 'kysely'

/** Checkouts remember what they were shown to cost. */
export const shownMigration = {
  name: '0041-shown-prices',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table checkout add column shown_to_buyer text, add column shown_to_elevated text`.execute(db)
  },
}
