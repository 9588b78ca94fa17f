/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const basketSchema = `
create table site_rules (
  site_id text primary key,
  revision bigint not null default 1
);
create table cart (
  site_id text not null references site,
  id text not null,
  owner text not null,
  is_current boolean not null default true,
  body json not null,
  revision bigint not null default 1,
  opened_date timestamptz,
  deleted_date timestamptz,
  merged_into text,
  order_id text,
  shown_to_buyer text,
  shown_to_elevated text,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index cart_current on cart (site_id, owner) where is_current;
create index cart_created on cart (site_id, created_date);
create index cart_opened on cart (site_id, opened_date) where (opened_date is not null);
create index cart_open_updated on cart (site_id, updated_date) where (order_id is null);

alter table payment_attempt add foreign key (site_id, checkout_id) references cart;
`
