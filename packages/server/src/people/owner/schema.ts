/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const ownerSchema = `
create table owner (
  site_id text not null references site,
  id text not null,
  email text not null unique,
  password_hash text not null,
  primary key (site_id, id)
);

create table owner_session (
  site_id text not null,
  token_hash text not null,
  owner_id text not null,
  expires_date timestamptz not null,
  ended_date timestamptz,
  primary key (site_id, token_hash)
);
`
