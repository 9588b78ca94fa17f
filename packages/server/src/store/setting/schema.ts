/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const settingSchema = `
create table checkout_settings (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create table orders_settings (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create trigger count_rules
  after insert or delete or update on checkout_settings
  for each row
  execute function count_rules();

create trigger count_rules
  after insert or delete or update on orders_settings
  for each row
  execute function count_rules();
`
