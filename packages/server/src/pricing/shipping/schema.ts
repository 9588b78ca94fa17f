/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const shippingSchema = `
create table delivery_place (
  site_id text not null references site on delete cascade,
  checkout_id text not null,
  method_id text not null,
  slot_from timestamptz not null,
  primary key (site_id, checkout_id, method_id, slot_from)
);

create table delivery_profile (
  site_id text not null references site on delete cascade,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index delivery_profile_default on delivery_profile (site_id) where ((body ->> 'default') = 'true');

create table delivery_region (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create table delivery_slot (
  site_id text not null references site on delete cascade,
  method_id text not null,
  slot_from timestamptz not null,
  taken integer not null,
  primary key (site_id, method_id, slot_from)
);

create table local_delivery_option (
  site_id text not null references site on delete cascade,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create table pickup_location (
  site_id text not null references site on delete cascade,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create table product_delivery_profile (
  site_id text not null,
  product_id text not null,
  profile_id text not null,
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references product on delete cascade,
  foreign key (site_id, profile_id) references delivery_profile on delete cascade
);
create index product_delivery_profile_profile on product_delivery_profile (site_id, profile_id);

create trigger note_insert
  after insert on product_delivery_profile
  referencing new table as changed
  for each statement
  execute function note_shelf_change();

create trigger note_update
  after update on product_delivery_profile
  referencing new table as changed
  for each statement
  execute function note_shelf_change();

create trigger note_delete
  after delete on product_delivery_profile
  referencing old table as changed
  for each statement
  execute function note_shelf_change();

create table shipping_option (
  site_id text not null references site,
  id text not null,
  body jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

create function give_delivery_profile() returns trigger language plpgsql as $$
begin
  insert into delivery_profile (site_id, id, body, created_date, updated_date)
  values (new.id, gen_random_uuid()::text, '{"name": "General", "default": true}', now(), now());
  return null;
end
$$;

create trigger count_rules
  after insert or delete or update on shipping_option
  for each row
  execute function count_rules();

create trigger count_rules
  after insert or delete or update on delivery_region
  for each row
  execute function count_rules();

create trigger note_insert
  after insert on shipping_option
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on shipping_option
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_delete
  after delete on shipping_option
  referencing old table as changed
  for each statement
  execute function note_collection_change();

create trigger note_insert
  after insert on delivery_region
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on delivery_region
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_delete
  after delete on delivery_region
  referencing old table as changed
  for each statement
  execute function note_collection_change();

create trigger count_rules
  after insert or delete or update on pickup_location
  for each row
  execute function count_rules();

create trigger count_rules
  after insert or delete or update on local_delivery_option
  for each row
  execute function count_rules();

create trigger count_rules
  after insert or delete or update on delivery_profile
  for each row
  execute function count_rules();

create trigger give_delivery_profile
  after insert on site
  for each row
  execute function give_delivery_profile();
`
