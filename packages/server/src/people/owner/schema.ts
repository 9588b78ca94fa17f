/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const ownerSchema = `
create table staff_role (
  site_id text not null references site,
  id text not null,
  name text not null,
  permissions text[] not null,
  created_date timestamptz not null,
  primary key (site_id, id)
);

create table owner (
  site_id text not null references site,
  id text not null,
  email text not null unique,
  name text not null default '',
  password_hash text,
  role text not null default 'owner',
  language text,
  deactivated_date timestamptz,
  created_date timestamptz not null default now(),
  sealed_totp text,
  totp_step bigint,
  totp_begun_date timestamptz,
  totp_date timestamptz,
  primary key (site_id, id)
);

create table owner_recovery_code (
  site_id text not null,
  owner_id text not null,
  code_hash text not null,
  primary key (site_id, owner_id, code_hash),
  foreign key (site_id, owner_id) references owner on delete cascade
);

create table owner_session (
  site_id text not null,
  token_hash text not null,
  id text not null default (gen_random_uuid())::text,
  owner_id text not null,
  device text,
  ip_address text,
  created_date timestamptz not null default now(),
  last_seen_date timestamptz not null default now(),
  expires_date timestamptz not null,
  ended_date timestamptz,
  passkey_used_date timestamptz,
  primary key (site_id, token_hash)
);
create index owner_session_of_owner on owner_session (site_id, owner_id);

create table owner_passkey (
  site_id text not null,
  id text not null,
  owner_id text not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_date timestamptz not null,
  last_used_date timestamptz,
  primary key (site_id, id),
  unique (site_id, credential_id),
  foreign key (site_id, owner_id) references owner on delete cascade
);
create index owner_passkey_of_owner on owner_passkey (site_id, owner_id);

create table owner_recovery (
  site_id text not null references site,
  token_hash text not null,
  owner_id text,
  expires_date timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, owner_id) references owner on delete cascade
);
create index owner_recovery_of_owner on owner_recovery (site_id, owner_id);
create index owner_recovery_expiry on owner_recovery (expires_date);

create table owner_email_change (
  site_id text not null,
  owner_id text not null,
  email text not null,
  token_hash text not null,
  stop_hash text not null,
  expires_date timestamptz not null,
  primary key (site_id, owner_id),
  unique (site_id, token_hash),
  unique (site_id, stop_hash),
  foreign key (site_id, owner_id) references owner on delete cascade
);
create index owner_email_change_expiry on owner_email_change (expires_date);

create table used_passkey_challenge (
  site_id text not null,
  challenge_hash text not null,
  expires_date timestamptz not null,
  primary key (site_id, challenge_hash)
);
create index used_passkey_challenge_expiry on used_passkey_challenge (expires_date);

create table staff_invitation (
  site_id text not null references site,
  id text not null,
  email text not null,
  role text not null,
  token_hash text not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, email),
  unique (site_id, token_hash)
);
`
