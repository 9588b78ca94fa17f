/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const cartSchema = `
create table cart (
  site_id text not null references site,
  id text not null,
  owner text not null,
  body json not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  is_current boolean not null default true,
  primary key (site_id, id)
);
create unique index cart_current on cart (site_id, owner) where is_current;
create index cart_updated on cart (site_id, updated_date);
`
