/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const factorSchema = `
create table factor (
  site_id text not null,
  id text not null,
  member_id text not null,
  type text not null check (type = any (array['TOTP', 'EMAIL', 'SMS', 'CALL', 'WEBAUTHN', 'PUSH'])),
  status text not null check (status = any (array['PENDING', 'ACTIVE'])),
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
);
create index factor_of_member on factor (site_id, member_id);

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
  codes_sent integer not null default 0,
  address text not null,
  device text not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, state_hash),
  foreign key (site_id, member_id) references member on delete cascade
);
create index mfa_challenge_of_member on mfa_challenge (site_id, member_id);

create table recovery_code (
  site_id text not null,
  member_id text not null,
  code_hash text not null,
  primary key (site_id, member_id, code_hash),
  foreign key (site_id, member_id) references member on delete cascade
);

create table trusted_device (
  site_id text not null,
  token_hash text not null,
  member_id text not null,
  device text not null,
  created_date timestamptz not null,
  expires_date timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, member_id) references member on delete cascade
);
create index trusted_device_of_member on trusted_device (site_id, member_id);
`
