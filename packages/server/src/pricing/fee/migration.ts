import { sql, type Kysely } from 'kysely'

/** Fees that the owner sets, which are among the rules that servers keep, and what apps have answered. */
export const feeMigration = {
  name: '0180-fees',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table fee_rule (
        site_id text not null references site,
        id text not null,
        body jsonb not null,
        revision bigint not null default 1,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id)
      )`.execute(db)
    await sql`
      create trigger count_rules after insert or update or delete on fee_rule
      for each row execute function count_rules()`.execute(db)
    await sql`
      create table fee_answer (
        site_id text not null references site,
        digest text not null,
        answer jsonb,
        error text,
        created_date timestamptz not null,
        primary key (site_id, digest)
      )`.execute(db)
    await sql`create index fee_answer_created on fee_answer (created_date)`.execute(db)
  },
}
