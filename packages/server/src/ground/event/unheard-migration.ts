import { sql, type Kysely } from 'kysely'

/** What an event tells is written only where somebody listens. */
export const unheardEventsMigration = {
  name: '0048-unheard-events',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table event alter column body drop not null`.execute(db)
  },
}
