import { sql, type Kysely } from 'kysely'

/** Members, their sessions and tokens, and what keeps strangers out. Secrets are known by their hash alone. */
export const identityMigration = {
  name: '0008-identity',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table member (
        site_id text not null references site,
        id text not null,
        email text not null,
        email_verified boolean not null,
        password_hash text,
        status text not null check (status in ('PENDING', 'APPROVED', 'BLOCKED')),
        slug text not null,
        privacy text not null default 'PRIVATE',
        contact jsonb not null,
        profile jsonb not null,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        last_login_date timestamptz,
        primary key (site_id, id),
        unique (site_id, email),
        unique (site_id, slug)
      )`.execute(db)
    await sql`
      create table session (
        site_id text not null,
        id text not null,
        member_id text not null,
        token_hash text not null unique,
        created_date timestamptz not null,
        expires_date timestamptz not null,
        ended_date timestamptz,
        primary key (site_id, id),
        foreign key (site_id, member_id) references member on delete cascade
      )`.execute(db)
    await sql`create index session_of_member on session (site_id, member_id) where ended_date is null`.execute(db)
    await sql`create index session_ended on session (ended_date) where ended_date is not null`.execute(db)
    await sql`
      create table refresh_family (
        site_id text not null,
        id text not null,
        session_id text not null,
        member_id text not null,
        client_id text,
        visitor_id text not null,
        rotates boolean not null,
        idle_expires_date timestamptz not null,
        expires_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, session_id) references session on delete cascade
      )`.execute(db)
    await sql`create index refresh_family_of_session on refresh_family (site_id, session_id)`.execute(db)
    await sql`
      create table refresh_token (
        site_id text not null,
        token_hash text not null unique,
        family_id text not null,
        created_date timestamptz not null,
        replaced_date timestamptz,
        primary key (site_id, token_hash),
        foreign key (site_id, family_id) references refresh_family on delete cascade
      )`.execute(db)
    await sql`create index refresh_token_of_family on refresh_token (site_id, family_id)`.execute(db)
    await sql`
      create table authorization_code (
        site_id text not null,
        code_hash text not null,
        client_id text not null,
        redirect_uri text,
        challenge text not null,
        session_id text not null,
        member_id text not null,
        visitor_id text,
        expires_date timestamptz not null,
        used_date timestamptz,
        primary key (site_id, code_hash),
        foreign key (site_id, session_id) references session on delete cascade
      )`.execute(db)
    await sql`
      create table session_handle (
        site_id text not null,
        handle_hash text not null,
        session_id text not null,
        client_id text not null,
        expires_date timestamptz not null,
        primary key (site_id, handle_hash),
        foreign key (site_id, session_id) references session on delete cascade
      )`.execute(db)
    await sql`
      create table verification (
        site_id text not null,
        state_hash text not null,
        email text not null,
        code_hash text,
        password_hash text not null,
        contact jsonb not null,
        profile jsonb not null,
        tries integer not null default 0,
        letters integer not null default 1,
        expires_date timestamptz not null,
        primary key (site_id, state_hash)
      )`.execute(db)
    await sql`create index verification_of_email on verification (site_id, email)`.execute(db)
    await sql`
      create table recovery (
        site_id text not null,
        token_hash text not null unique,
        member_id text,
        redirect_url text,
        client_id text,
        expires_date timestamptz not null,
        primary key (site_id, token_hash)
      )`.execute(db)
    await sql`
      create table attempt (
        site_id text not null,
        key text not null,
        count integer not null,
        last_date timestamptz not null,
        next_date timestamptz not null,
        primary key (site_id, key)
      )`.execute(db)
    await sql`
      create table known_address (
        site_id text not null,
        key text not null,
        last_date timestamptz not null,
        primary key (site_id, key)
      )`.execute(db)
    await sql`alter table owner_session add column ended_date timestamptz`.execute(db)
  },
}
