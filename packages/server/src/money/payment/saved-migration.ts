import { sql, type Kysely } from 'kysely'

/** Ways of paying that members leave with the sandbox, and which attempts have left or used one. */
export const savedMigration = {
  name: '0089-saved-payment-methods',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table payment_attempt add column saved text`.execute(db)
    await sql`alter table sandbox_token add column exp_month integer, add column exp_year integer`.execute(db)
    await sql`
      create table sandbox_saved (
        id text primary key, site_id text not null references site(id) on delete cascade, member_id text not null,
        card jsonb not null, created_date timestamptz not null,
        unique (site_id, member_id, card)
      )`.execute(db)
  },
}

/** Members whose accounts are deleted, and of whom providers are to forget what they have saved. */
export const farewellMigration = {
  name: '0090-forgotten-members',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table forgotten_member (
        site_id text not null references site(id) on delete cascade, member_id text not null,
        created_date timestamptz not null default now(), lease_date timestamptz not null default now(),
        primary key (site_id, member_id)
      )`.execute(db)
  },
}
