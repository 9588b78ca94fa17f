/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const priceListSchema = `
create table price_list (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create table price_list_price (
  site_id text not null,
  product_id text not null,
  list_id text not null,
  variant_id text not null default '',
  tiers jsonb not null,
  primary key (site_id, product_id, list_id, variant_id),
  foreign key (site_id, list_id) references price_list on delete cascade,
  foreign key (site_id, product_id) references product on delete cascade
);
create index price_list_price_of_list on price_list_price (site_id, list_id);

create table listed_price_change (
  site_id text not null,
  product_id text not null,
  list_id text not null,
  variant_id text not null,
  ended_date timestamptz not null,
  tiers jsonb not null,
  primary key (site_id, product_id, list_id, variant_id, ended_date),
  foreign key (site_id, product_id) references product on delete cascade
);

create trigger count_rules
  after insert or delete or update on price_list
  for each row
  execute function count_rules();

create trigger note_insert
  after insert on price_list
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on price_list
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_delete
  after delete on price_list
  referencing old table as changed
  for each statement
  execute function note_collection_change();
`
