/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const taxSchema = `
create table contact_tax_details (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create index contact_tax_details_group on contact_tax_details (site_id, ((body ->> 'taxExemptGroupId')));

create table manual_tax_mapping (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index manual_tax_mapping_pair on manual_tax_mapping (site_id, ((body ->> 'taxGroupId')), ((body ->> 'taxRegionId')), coalesce((body ->> 'taxName'), ''), coalesce((body ->> 'jurisdiction'), ''), coalesce((body ->> 'jurisdictionType'), ''));

create table tax_group (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create table product_tax_group (
  site_id text not null,
  product_id text not null,
  tax_group_id text not null,
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references product on delete cascade,
  foreign key (site_id, tax_group_id) references tax_group on delete cascade
);
create index product_tax_group_group on product_tax_group (site_id, tax_group_id);

create trigger note_insert
  after insert on product_tax_group
  referencing new table as changed
  for each statement
  execute function note_shelf_change();

create trigger note_update
  after update on product_tax_group
  referencing new table as changed
  for each statement
  execute function note_shelf_change();

create trigger note_delete
  after delete on product_tax_group
  referencing old table as changed
  for each statement
  execute function note_shelf_change();

create table tax_answer (
  site_id text not null references site,
  digest text not null,
  answer jsonb,
  error text,
  created_date timestamptz not null,
  primary key (site_id, digest)
);
create index tax_answer_created on tax_answer (created_date);

create table tax_exempt_group (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create table tax_region (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index tax_region_place on tax_region (site_id, coalesce((body ->> 'country'), '*'), coalesce((body ->> 'subdivision'), '*'));

create table tax_settings (
  site_id text primary key references site,
  body jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null
);

create trigger count_rules
  after insert or delete or update on tax_group
  for each row
  execute function count_rules();

create trigger count_rules
  after insert or delete or update on tax_region
  for each row
  execute function count_rules();

create trigger count_rules
  after insert or delete or update on manual_tax_mapping
  for each row
  execute function count_rules();

create trigger note_insert
  after insert on tax_region
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on tax_region
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_delete
  after delete on tax_region
  referencing old table as changed
  for each statement
  execute function note_collection_change();

create trigger note_insert
  after insert on manual_tax_mapping
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on manual_tax_mapping
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_delete
  after delete on manual_tax_mapping
  referencing old table as changed
  for each statement
  execute function note_collection_change();

create trigger count_rules
  after insert or delete or update on tax_exempt_group
  for each row
  execute function count_rules();

create trigger count_rules
  after insert or delete or update on contact_tax_details
  for each row
  execute function count_rules();

create trigger count_rules
  after insert or delete or update on tax_settings
  for each row
  execute function count_rules();
`
