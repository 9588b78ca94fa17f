/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const siteSchema = `
create table site (
  id text primary key,
  name text not null,
  currency text not null,
  language text not null,
  settings jsonb not null,
  demo boolean not null default false,
  created_date timestamptz not null default now(),
  looks jsonb
);

create table api_key (
  site_id text not null references site,
  key_hash text not null unique,
  name text not null,
  id text not null default (gen_random_uuid())::text unique,
  origins text[] not null default '{}'::text[],
  permissions text[],
  expires_date timestamptz,
  last_used_date timestamptz,
  created_date timestamptz not null default now(),
  primary key (site_id, key_hash)
);

create table oauth_app (
  site_id text not null references site,
  client_id text not null unique,
  name text not null,
  rotates_refresh_tokens boolean not null,
  redirect_uris text[] not null default '{}'::text[],
  origins text[] not null default '{}'::text[],
  server_addresses text[] not null default '{}'::text[],
  created_date timestamptz not null default now(),
  primary key (site_id, client_id)
);

create table server_setting (
  name text primary key,
  value text not null
);

create table third_party_app (
  site_id text not null references site,
  client_id text not null unique,
  name text not null,
  redirect_uris text[] not null,
  created_date timestamptz not null,
  primary key (site_id, client_id)
);

create table store_domain (
  site_id text not null references site,
  host text not null,
  status text not null,
  token text not null,
  is_primary boolean not null default false,
  created_date timestamptz not null,
  verified_date timestamptz,
  missing_since timestamptz,
  last_check jsonb,
  primary key (site_id, host)
);
create unique index store_domain_verified on store_domain (host) where status = 'VERIFIED';
create unique index store_domain_primary on store_domain (site_id) where is_primary;

create function count_rules() returns trigger language plpgsql as $$
begin
  insert into site_rules (site_id) values (coalesce(new.site_id, old.site_id))
  on conflict (site_id) do update set revision = site_rules.revision + 1;
  return null;
end
$$;
`
