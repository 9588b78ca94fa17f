/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const productSchema = `
create function name_grams(site text, name text) returns text[] language sql immutable parallel safe strict as $$
select coalesce(array_agg(distinct substr(md5(site), 1, 4) || gram), '{}')
from (
  select letter || lead(letter) over walk || lead(letter, 2) over walk as gram
  from unnest(string_to_array(lower(name), null)) with ordinality as letters (letter, place)
  window walk as (order by place)
) grams
where gram is not null

$$;

create table catalog_change (
  site_id text not null,
  id bigint generated always as identity,
  is_stock boolean not null default false,
  notes bigint not null default 1,
  product_ids text[],
  noted_date timestamptz not null default now(),
  is_folded boolean not null default false,
  primary key (site_id, id)
);

create table collection (
  site_id text not null references site,
  id text not null,
  numeric_id bigint generated always as identity,
  slug text not null,
  name text not null,
  description text not null,
  visible boolean not null,
  media jsonb not null,
  position integer not null,
  created_date timestamptz not null,
  last_updated timestamptz not null,
  translations jsonb,
  parent_id text,
  revision bigint not null default 1,
  rich_description jsonb,
  seo_data jsonb,
  rule jsonb,
  rule_revision bigint not null default 0,
  primary key (site_id, id),
  unique (site_id, slug),
  foreign key (site_id, parent_id) references collection
);
create index collection_with_rule on collection (site_id) where rule is not null;
create index collection_by_position on collection (site_id, "position", numeric_id);
create index collection_by_parent on collection (site_id, parent_id, "position", numeric_id);
create index collection_by_created_date on collection (site_id, created_date, numeric_id);
create index collection_by_last_updated on collection (site_id, last_updated, numeric_id);
create index collection_by_name on collection (site_id, lower(name), numeric_id);

create table product (
  site_id text not null references site,
  id text not null,
  numeric_id bigint generated always as identity,
  slug text not null,
  name text not null,
  visible boolean not null,
  product_type text not null,
  price bigint not null check (price >= 0),
  discounted_price bigint not null check (discounted_price >= 0),
  record jsonb not null,
  revision bigint not null default 1,
  created_date timestamptz not null,
  last_updated timestamptz not null,
  grams text[] generated always as (name_grams(site_id, name)) stored,
  translations jsonb,
  handle text,
  import_id text,
  primary key (site_id, id),
  unique (site_id, slug)
);
create unique index product_by_handle on product (site_id, handle) where handle is not null;
create index product_grams on product using gin (grams);
create index product_by_sku on product (site_id, ((record ->> 'sku')));
create index product_by_brand on product (site_id, ((record -> 'brand' ->> 'id'))) where ((record -> 'brand' ->> 'id') is not null);
create index product_by_ribbon on product (site_id, ((record -> 'ribbon' ->> 'id'))) where ((record -> 'ribbon' ->> 'id') is not null);
create index product_by_additional_ribbon on product using gin ((record -> 'additionalRibbons') jsonb_path_ops) where ((record -> 'additionalRibbons') is not null);
create index product_by_customization on product using gin ((jsonb_path_query_array(record, '$.options[*].id') || jsonb_path_query_array(record, '$.modifiers[*].id')));
create index product_by_subscription on product using gin ((record -> 'subscriptions') jsonb_path_ops) where ((record -> 'subscriptions') is not null);
create index product_by_info_section on product using gin ((record -> 'infoSections') jsonb_path_ops);
create index product_by_component on product using gin ((jsonb_path_query_array(record, '$.bundle.components[*].productId'))) where record ? 'bundle';
create index product_by_price on product (site_id, price, numeric_id) include (visible, id, price, discounted_price, last_updated, created_date, product_type);
create index product_by_discounted_price on product (site_id, discounted_price, numeric_id) include (visible, id, price, discounted_price, last_updated, created_date, product_type);
create index product_by_last_updated on product (site_id, last_updated, numeric_id) include (visible, id, price, discounted_price, last_updated, created_date, product_type);
create index product_by_created_date on product (site_id, created_date, numeric_id) include (visible, id, price, discounted_price, last_updated, created_date, product_type);
create index product_by_product_type on product (site_id, product_type, numeric_id) include (visible, id, price, discounted_price, last_updated, created_date, product_type);
create index product_by_numeric_id on product (site_id, numeric_id) include (visible, id, price, discounted_price, last_updated, created_date, product_type);
create index product_by_name on product (site_id, lower(name), numeric_id) include (visible, id, price, discounted_price, last_updated, created_date, product_type, name);

create table price_change (
  site_id text not null,
  product_id text not null,
  variant_id text not null,
  ended_date timestamptz not null,
  price bigint not null check (price >= 0),
  actor jsonb,
  primary key (site_id, product_id, variant_id, ended_date),
  foreign key (site_id, product_id) references product on delete cascade
);

create table product_change (
  site_id text not null,
  product_id text not null,
  id bigint generated always as identity,
  changes jsonb not null,
  actor jsonb,
  created_date timestamptz not null,
  primary key (site_id, product_id, id),
  foreign key (site_id, product_id) references product on delete cascade
);

create table price_rule_period (
  site_id text not null references site,
  id bigint generated always as identity,
  rule_id text not null,
  since_date timestamptz not null,
  until_date timestamptz,
  rule jsonb not null,
  primary key (site_id, id)
);
create unique index price_rule_period_now on price_rule_period (site_id, rule_id) where until_date is null;

create table collection_product (
  site_id text not null,
  collection_id text not null,
  product_id text not null,
  numeric_id bigint not null,
  name text not null,
  price bigint not null,
  visible boolean not null,
  last_updated timestamptz not null,
  arranged_index integer,
  primary key (site_id, collection_id, product_id),
  foreign key (site_id, collection_id) references collection on delete cascade,
  foreign key (site_id, product_id) references product on delete cascade
);
create index collection_product_by_arranged_index on collection_product (site_id, collection_id, arranged_index) where arranged_index is not null;
create index collection_product_of on collection_product (site_id, product_id);
create index collection_product_by_price on collection_product (site_id, collection_id, price, numeric_id) include (product_id, visible, price, last_updated, name);
create index collection_product_by_last_updated on collection_product (site_id, collection_id, last_updated, numeric_id) include (product_id, visible, price, last_updated, name);
create index collection_product_by_lower_name_ on collection_product (site_id, collection_id, lower(name), numeric_id) include (product_id, visible, price, last_updated, name);
create index collection_product_by_numeric_id on collection_product (site_id, collection_id, numeric_id) include (product_id, visible, price, last_updated, name);

create table stores_location (
  site_id text not null references site on delete cascade,
  id text not null,
  name text not null,
  location_type text not null default 'PHYSICAL',
  priority integer not null default 0,
  country text,
  pickup_location_id text,
  is_default boolean not null default false,
  archived_date timestamptz,
  revision bigint not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  primary key (site_id, id)
);
create unique index stores_location_default on stores_location (site_id) where is_default;
create index stores_location_by_created_date on stores_location (site_id, created_date, id);

-- The ID of the default location: see defaultLocationId.
create function add_default_location() returns trigger language plpgsql as $$
begin
  insert into stores_location (site_id, id, name, is_default)
  select id, overlay(id placing '8' from 15 for 1), 'Default', true from added;
  return null;
end
$$;

create trigger add_default_location
  after insert on site
  referencing new table as added
  for each statement
  execute function add_default_location();

create table inventory_item (
  site_id text not null,
  product_id text not null,
  variant_id text not null,
  location_id text not null,
  id text not null default gen_random_uuid()::text,
  tracked boolean not null,
  quantity integer not null default 0 check (quantity >= -99999),
  in_stock boolean not null default true,
  preorder_enabled boolean not null default false,
  preorder_message text,
  preorder_date text,
  preorder_limit integer not null default 100000,
  preorder_counter integer not null default 0 check (preorder_counter >= 0),
  catalog_variant_id text not null generated always as (
    case when variant_id = '00000000-0000-0000-0000-000000000000' then overlay(product_id placing '8' from 15 for 1)
    else variant_id end) stored,
  revision bigint not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  primary key (site_id, product_id, variant_id, location_id),
  unique (site_id, id),
  foreign key (site_id, product_id) references product on delete cascade,
  foreign key (site_id, location_id) references stores_location
);

-- Stock without a location is at the default one: see defaultLocationId.
create function set_default_location() returns trigger language plpgsql as $$
begin
  new.location_id := overlay(new.site_id placing '8' from 15 for 1);
  return new;
end
$$;

create trigger set_default_location
  before insert on inventory_item
  for each row when (new.location_id is null)
  execute function set_default_location();

create index inventory_item_by_variant on inventory_item (site_id, catalog_variant_id);
create index inventory_item_by_created_date on inventory_item (site_id, created_date, id);

create table stock_change (
  site_id text not null,
  id bigint generated always as identity,
  item_id text not null,
  product_id text not null,
  variant_id text not null,
  location_id text not null,
  order_id text,
  reason text not null,
  quantity_before integer,
  quantity_after integer,
  in_stock_before boolean,
  in_stock_after boolean,
  preorders_before integer not null default 0,
  preorders_after integer not null default 0,
  transfer_id text,
  adjustment_reason text,
  note text,
  actor jsonb,
  created_date timestamptz not null default now(),
  primary key (site_id, id)
);
create index stock_change_of_item on stock_change (site_id, item_id, id);
create index stock_change_of_order on stock_change (site_id, order_id) where order_id is not null;

create table stock_transfer (
  site_id text not null references site on delete cascade,
  id text not null,
  status text not null,
  origin_id text not null,
  destination_id text not null,
  reference text,
  expected_date text,
  lines jsonb not null,
  shipped_date timestamptz,
  closed_date timestamptz,
  revision bigint not null default 1,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, origin_id) references stores_location,
  foreign key (site_id, destination_id) references stores_location,
  check (origin_id <> destination_id)
);
create index stock_transfer_by_created_date on stock_transfer (site_id, created_date, id);
create index stock_transfer_open on stock_transfer (site_id) where closed_date is null;

-- Bundles with a component of these products. Called with variables, it becomes a part of the cached plan of its caller; with
-- subqueries as arguments, it would be planned by each call.
create function bundles_of(sites text[], product_ids text[])
returns table (site_id text, id text, component_ids jsonb) language sql stable as $$
  select p.site_id, p.id, jsonb_path_query_array(p.record, '$.bundle.components[*].productId') from product p
  where p.record ? 'bundle' and p.site_id = any(sites)
    and jsonb_path_query_array(p.record, '$.bundle.components[*].productId') ?| product_ids
$$;

create function note_stock_change() returns trigger language plpgsql as $$
declare
  sites text[];
  ids text[];
begin
  select array_agg(distinct site_id), case when count(*) <= 200 then array_agg(distinct product_id) end
  into sites, ids from changed;
  insert into catalog_change (site_id, is_stock, product_ids)
  select site_id, true,
    case when count(*) <= 200 then array_agg(distinct "product_id") end
  from (
    select site_id, product_id from changed
    union all select site_id, id from bundles_of(sites, ids)
  ) as noted group by site_id;
  return null;
end
$$;

-- The stock of bundles follows from their components. All changed products are looked up at once, by the index.
create function queue_stock_of_bundles(sites text[], changed_ids text[]) returns void language plpgsql as $$
begin
  perform queue_job(site_id, 'bundle-stock', product_id) from (
    select distinct bundle.site_id, component.product_id
    from bundles_of(sites, changed_ids) bundle cross join jsonb_array_elements_text(bundle.component_ids) component(product_id)
  ) as changed
  where product_id = any(changed_ids);
end
$$;

create function queue_bundle_stock() returns trigger language plpgsql as $$
begin
  perform queue_stock_of_bundles(array_agg(distinct site_id), array_agg(distinct product_id)) from changed;
  return null;
end
$$;

create function queue_stock_of_its_bundles() returns trigger language plpgsql as $$
begin
  perform queue_stock_of_bundles(array_agg(distinct site_id), array_agg(distinct id)) from changed;
  return null;
end
$$;

create function note_site_change() returns trigger language plpgsql as $$
begin
  insert into catalog_change (site_id) select id from changed;
  return null;
end
$$;

create function note_product_change() returns trigger language plpgsql as $$
declare
  sites text[];
  ids text[];
begin
  select array_agg(distinct site_id), case when count(*) <= 200 then array_agg(distinct id) end
  into sites, ids from changed;
  insert into catalog_change (site_id, is_stock, product_ids)
  select site_id, false,
    case when count(*) <= 200 then array_agg(distinct "id") end
  from (
    select site_id, id from changed
    union all select site_id, id from bundles_of(sites, ids)
  ) as noted group by site_id;
  return null;
end
$$;

create function note_shelf_change() returns trigger language plpgsql as $$
begin
  insert into catalog_change (site_id, is_stock, product_ids)
  select site_id, false,
    case when count(*) <= 200 then array_agg(distinct "product_id") end
  from changed group by site_id;
  return null;
end
$$;

create function note_collection_change() returns trigger language plpgsql as $$
begin
  insert into catalog_change (site_id, product_ids) select distinct site_id, array[]::text[] from changed;
  return null;
end
$$;

create trigger note_insert
  after insert on product
  referencing new table as changed
  for each statement
  execute function note_product_change();

create trigger note_update
  after update on product
  referencing new table as changed
  for each statement
  execute function note_product_change();

create trigger note_delete
  after delete on product
  referencing old table as changed
  for each statement
  execute function note_product_change();

create trigger note_insert
  after insert on collection_product
  referencing new table as changed
  for each statement
  execute function note_shelf_change();

create trigger note_update
  after update on collection_product
  referencing new table as changed
  for each statement
  execute function note_shelf_change();

create trigger note_delete
  after delete on collection_product
  referencing old table as changed
  for each statement
  execute function note_shelf_change();

create trigger note_insert
  after insert on inventory_item
  referencing new table as changed
  for each statement
  execute function note_stock_change();

create trigger note_update
  after update on inventory_item
  referencing new table as changed
  for each statement
  execute function note_stock_change();

create trigger note_delete
  after delete on inventory_item
  referencing old table as changed
  for each statement
  execute function note_stock_change();

create trigger bundle_stock_insert
  after insert on inventory_item
  referencing new table as changed
  for each statement
  execute function queue_bundle_stock();

create trigger bundle_stock_update
  after update on inventory_item
  referencing new table as changed
  for each statement
  execute function queue_bundle_stock();

create trigger bundle_stock_delete
  after delete on inventory_item
  referencing old table as changed
  for each statement
  execute function queue_bundle_stock();

create trigger bundle_stock_update
  after update on product
  referencing new table as changed
  for each statement
  execute function queue_stock_of_its_bundles();

create trigger bundle_stock_delete
  after delete on product
  referencing old table as changed
  for each statement
  execute function queue_stock_of_its_bundles();

create trigger note_insert
  after insert on collection
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on collection
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_delete
  after delete on collection
  referencing old table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on site
  referencing new table as changed
  for each statement
  execute function note_site_change();
`
