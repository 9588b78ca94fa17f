import { sql, type Kysely } from 'kysely'

/** Second factors, the sign-ins that wait for them, trusted devices, captchas that were used, and who waits for approval. */
export const factorMigration = {
  name: '0023-factors',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table member add column waits_for_approval boolean not null default false`.execute(db)
    await sql`create index member_waiting on member (site_id, created_date) where waits_for_approval`.execute(db)
    await sql`
      create table factor (
        site_id text not null,
        id text not null,
        member_id text not null,
        type text not null check (type in ('TOTP', 'EMAIL', 'SMS', 'CALL', 'WEBAUTHN', 'PUSH')),
        status text not null check (status in ('PENDING', 'ACTIVE')),
        label text not null,
        sealed_secret text,
        phone text,
        credential jsonb,
        counter bigint not null default 0,
        last_step bigint,
        proof text,
        tries integer not null default 0,
        created_date timestamptz not null,
        last_used_date timestamptz,
        primary key (site_id, id),
        foreign key (site_id, member_id) references member on delete cascade
      )`.execute(db)
    await sql`create index factor_of_member on factor (site_id, member_id)`.execute(db)
    await sql`
      create table recovery_code (
        site_id text not null,
        member_id text not null,
        code_hash text not null,
        primary key (site_id, member_id, code_hash),
        foreign key (site_id, member_id) references member on delete cascade
      )`.execute(db)
    await sql`
      create table mfa_challenge (
        site_id text not null,
        state_hash text not null,
        member_id text not null,
        reason text not null,
        proved_email boolean not null,
        factor_type text,
        code_hash text,
        challenge_id text,
        webauthn_challenge text,
        push_id text,
        push_number text,
        push_answer text,
        tries integer not null default 0,
        letters integer not null default 0,
        address text not null,
        device text not null,
        created_date timestamptz not null,
        expires_date timestamptz not null,
        primary key (site_id, state_hash),
        foreign key (site_id, member_id) references member on delete cascade
      )`.execute(db)
    await sql`create index mfa_challenge_of_member on mfa_challenge (site_id, member_id)`.execute(db)
    await sql`
      create table trusted_device (
        site_id text not null,
        token_hash text not null,
        member_id text not null,
        device text not null,
        created_date timestamptz not null,
        expires_date timestamptz not null,
        primary key (site_id, token_hash),
        foreign key (site_id, member_id) references member on delete cascade
      )`.execute(db)
    await sql`create index trusted_device_of_member on trusted_device (site_id, member_id)`.execute(db)
    await sql`
      create table captcha_used (
        site_id text not null,
        answer_hash text not null,
        expires_date timestamptz not null,
        primary key (site_id, answer_hash)
      )`.execute(db)
  },
}
