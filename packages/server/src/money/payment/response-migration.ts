import { sql, type Kysely } from 'kysely'

/** Whoever comes back from a bank shows what nobody else can work out. */
export const responseMigration = {
  name: '0046-response-secrets',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table payment_attempt add column response_secret text not null default gen_random_uuid()::text`.execute(
      db,
    )
  },
}
