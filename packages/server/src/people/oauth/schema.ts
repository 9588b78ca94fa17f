/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const oauthSchema = `
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
  scope text not null default '',
  nonce text,
  primary key (site_id, code_hash),
  foreign key (site_id, session_id) references session on delete cascade
);

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
  scope text not null default '',
  primary key (site_id, id),
  foreign key (site_id, session_id) references session on delete cascade
);
create index refresh_family_of_session on refresh_family (site_id, session_id);
create index refresh_family_of_client on refresh_family (site_id, client_id, member_id);

create table refresh_token (
  site_id text not null,
  token_hash text not null,
  family_id text not null,
  created_date timestamptz not null,
  replaced_date timestamptz,
  primary key (site_id, token_hash),
  foreign key (site_id, family_id) references refresh_family on delete cascade
);
create index refresh_token_of_family on refresh_token (site_id, family_id);
`
