import { sql, type Kysely } from 'kysely'

/** Sites, the apps and keys that use them, their owners, and the outbox. */
export const siteMigration = {
  name: '0001-sites',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table site (
        id text primary key,
        name text not null,
        currency text not null,
        language text not null,
        settings jsonb not null,
        demo boolean not null default false,
        created_date timestamptz not null default now()
      )`.execute(db)
    await sql`
      create table oauth_app (
        site_id text not null references site,
        client_id text not null unique,
        name text not null,
        rotates_refresh_tokens boolean not null,
        redirect_uris text[] not null default '{}',
        origins text[] not null default '{}',
        primary key (site_id, client_id)
      )`.execute(db)
    await sql`
      create table api_key (
        site_id text not null references site,
        key_hash text not null unique,
        name text not null,
        primary key (site_id, key_hash)
      )`.execute(db)
    await sql`
      create table owner (
        site_id text not null references site,
        id text not null,
        email text not null,
        password_hash text not null,
        primary key (site_id, id),
        unique (email)
      )`.execute(db)
    await sql`
      create table owner_session (
        site_id text not null,
        token_hash text not null unique,
        owner_id text not null,
        expires_date timestamptz not null,
        primary key (site_id, token_hash)
      )`.execute(db)
    await sql`
      create table signing_key (
        id text primary key,
        private_jwk jsonb not null,
        public_jwk jsonb not null,
        created_date timestamptz not null default now()
      )`.execute(db)
    await sql`
      create table event (
        site_id text not null references site,
        entity text not null,
        sequence bigint not null,
        id text not null,
        type text not null,
        body jsonb not null,
        created_date timestamptz not null default now(),
        delivered_date timestamptz,
        primary key (site_id, entity, sequence)
      )`.execute(db)
    await sql`create index event_waiting on event (created_date) where delivered_date is null`.execute(db)
  },
}
