import { sql, type Kysely } from 'kysely'

/** Tries are kept as long as they count: those at a door where letters are asked for a day, guesses at an account a year. */
export const rateLimitMigration = {
  name: '0029-attempts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table attempt add column forgotten_date timestamptz`.execute(db)
    await sql`update attempt set forgotten_date = last_date + interval '1 year'`.execute(db)
    await sql`alter table attempt alter column forgotten_date set not null`.execute(db)
    await sql`create index attempt_forgotten on attempt (forgotten_date)`.execute(db)
  },
}
