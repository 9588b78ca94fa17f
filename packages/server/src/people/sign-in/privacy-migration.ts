import { sql, type Kysely } from 'kysely'

/** Whoever signs up may say whether others see them; it counts as soon as the email is theirs. */
export const privacyMigration = {
  name: '0047-privacy-of-sign-ups',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table verification add column privacy text not null default 'PRIVATE'`.execute(db)
  },
}
