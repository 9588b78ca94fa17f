import { sql, type Kysely } from 'kysely'

/** Providers that an owner has connected, and by which name each knows a payment of ours. */
export const accountMigration = {
  name: '0078-payment-accounts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table payment_account (
        site_id text not null references site(id) on delete cascade, provider text not null,
        enabled boolean not null, account_id text not null, settings jsonb not null, secrets text not null,
        hints jsonb not null, last_test jsonb not null,
        created_date timestamptz not null, updated_date timestamptz not null,
        primary key (site_id, provider)
      )`.execute(db)
    await sql`
      create table provider_payment (
        site_id text not null references site(id) on delete cascade, attempt_id text not null,
        provider text not null, account_id text not null, reference text, is_voided boolean not null,
        created_date timestamptz not null,
        primary key (site_id, attempt_id)
      )`.execute(db)
    await sql`
      create unique index provider_payment_reference on provider_payment (site_id, provider, reference)`.execute(db)
  },
}

/** By which name a provider knows a member whose ways of paying it keeps. */
export const customerMigration = {
  name: '0079-provider-customers',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table provider_customer (
        site_id text not null references site(id) on delete cascade, provider text not null,
        account_id text not null, member_id text not null, reference text not null, created_date timestamptz not null,
        primary key (site_id, provider, account_id, member_id)
      )`.execute(db)
  },
}
