/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const signInSchema = `
create table recovery (
  site_id text not null,
  token_hash text not null,
  member_id text,
  redirect_url text,
  client_id text,
  expires_date timestamptz not null,
  primary key (site_id, token_hash)
);

create table verification (
  site_id text not null,
  state_hash text not null,
  email text not null,
  code_hash text,
  password_hash text,
  contact jsonb not null,
  profile jsonb not null,
  tries integer not null default 0,
  codes_sent integer not null default 1,
  expires_date timestamptz not null,
  member_id text,
  privacy text not null default 'PRIVATE',
  primary key (site_id, state_hash)
);
create index verification_of_email on verification (site_id, email);
`
