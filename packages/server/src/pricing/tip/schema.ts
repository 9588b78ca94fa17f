/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const tipSchema = `
create table tip_choice (
  site_id text not null references site,
  purchase_flow_id text not null,
  choice jsonb not null,
  updated_date timestamptz not null,
  primary key (site_id, purchase_flow_id)
);
create index tip_choice_updated on tip_choice (updated_date);

create table tip_distribution (
  site_id text not null references site,
  id text not null,
  order_id text not null,
  staff_id text,
  staff_name text not null,
  amount bigint not null,
  line_items jsonb,
  transaction_id text,
  transaction_date timestamptz,
  source text not null,
  created_date timestamptz not null,
  primary key (site_id, id)
);
create index tip_distribution_order on tip_distribution (site_id, order_id);
create index tip_distribution_created on tip_distribution (site_id, created_date);

create table tip_settings (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index tip_settings_default on tip_settings (site_id) where ((body ->> 'default'))::boolean;

create table tip_staff (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create trigger count_rules
  after insert or delete or update on tip_settings
  for each row
  execute function count_rules();
`
