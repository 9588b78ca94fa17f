/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const signInProviderSchema = `
create table provider_identity (
  site_id text not null,
  issuer text not null,
  subject text not null,
  member_id text not null,
  created_date timestamptz not null,
  primary key (site_id, issuer, subject),
  foreign key (site_id, member_id) references member on delete cascade
);
create index provider_identity_of_member on provider_identity (site_id, member_id);

create table sign_in_provider (
  site_id text not null references site,
  id text not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret text,
  created_date timestamptz not null,
  primary key (site_id, id)
);

create table provider_visit (
  site_id text not null,
  state_hash text not null,
  provider_id text not null,
  browser_hash text not null,
  nonce text not null,
  verifier text not null,
  next text not null,
  expires_date timestamptz not null,
  primary key (site_id, state_hash),
  foreign key (site_id, provider_id) references sign_in_provider on delete cascade
);
`
