import { sql, type Kysely } from 'kysely'

/** Codes on their way to telephones. */
export const phoneCodeMigration = {
  name: '0043-phone-codes',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table phone_code (
        site_id text not null references site,
        id text not null,
        type text not null,
        phone text not null,
        code text not null,
        text text not null,
        language text not null,
        attempts integer not null,
        next_attempt_date timestamptz not null,
        created_date timestamptz not null,
        primary key (site_id, id)
      )`.execute(db)
    await sql`create index phone_code_waiting on phone_code (next_attempt_date)`.execute(db)
  },
}
