import { sql, type Kysely } from 'kysely'

/** Counts of rate limits were called attempts, and the emails and text messages with codes letters. */
export const rateLimitNamesMigration = {
  name: '0068-rate-limit-names',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table attempt rename to rate_limit`.execute(db)
    await sql`alter index attempt_forgotten rename to rate_limit_forgotten`.execute(db)
    await sql`alter table verification rename column letters to codes_sent`.execute(db)
    await sql`alter table mfa_challenge rename column letters to codes_sent`.execute(db)
  },
}
