import { sql, type Kysely } from 'kysely'

/** Events know who has caused them, where that is known. */
export const eventActorMigration = {
  name: '0075-event-actors',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table event add column actor jsonb`.execute(db)
  },
}
