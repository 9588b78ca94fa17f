/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const installationSchema = `
create table app_credential (
  app_id text primary key references app (app_id) on delete cascade,
  secret_hash text not null,
  redirect_urls text[] not null,
  scopes text[] not null
);

create table installation (
  site_id text not null references site,
  instance_id text not null unique,
  app_id text not null references app_credential on delete cascade,
  scopes text[] not null,
  created_date timestamptz not null default now(),
  primary key (site_id, instance_id),
  unique (site_id, app_id)
);

create table installation_grant (
  site_id text not null,
  token_hash text not null,
  instance_id text not null,
  kind text not null,
  expires_date timestamptz,
  primary key (site_id, token_hash),
  foreign key (site_id, instance_id) references installation on delete cascade
);
`
