import { sql, type Kysely } from 'kysely'

/** Answers to requests that carried an idempotency key. */
export const idempotencyMigration = {
  name: '0007-idempotency',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table idempotency_key (
        site_id text not null references site,
        caller text not null,
        call text not null,
        key text not null,
        request_hash text not null,
        status integer,
        body text,
        created_date timestamptz not null,
        primary key (site_id, caller, call, key)
      )`.execute(db)
    await sql`create index idempotency_key_age on idempotency_key (created_date)`.execute(db)
  },
}
