/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const rateLimitSchema = `
create table known_address (
  site_id text not null,
  key text not null,
  last_date timestamptz not null,
  primary key (site_id, key)
);

create table rate_limit (
  site_id text not null,
  key text not null,
  count integer not null,
  last_date timestamptz not null,
  next_date timestamptz not null,
  forgotten_date timestamptz not null,
  constraint attempt_pkey primary key (site_id, key)
);
create index rate_limit_forgotten on rate_limit (forgotten_date);
`
