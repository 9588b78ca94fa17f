/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const productListSchema = `
create function product_list_text(name text, record jsonb) returns text language sql immutable parallel safe as $$
select lower_text(concat_ws(' ', name, record->'brand'->>'name', record->>'sku', record->>'barcode',
  (select string_agg(concat_ws(' ', variant->>'sku', variant->>'barcode'), ' ')
    from jsonb_array_elements(record->'variants') variant)))
$$;

-- Trigrams of a text, of the site, for an index that finds parts of words. As name_grams, but several times faster, because
-- the index leaves out those that occur twice.
create function product_list_grams(site text, search_text text) returns text[]
language plpgsql immutable parallel safe strict as $$
declare
  prefix text := substr(md5(site), 1, 4);
  grams text[] := '{}';
begin
  for place in 1 .. length(search_text) - 2 loop
    grams := grams || (prefix || substr(search_text, place, 3));
  end loop;
  return grams;
end
$$;

create table product_list_item (
  site_id text not null,
  product_id text not null,
  numeric_id bigint not null,
  name text not null,
  sort_name text not null generated always as (lower(name)) stored,
  visible boolean not null,
  archived boolean not null default false,
  publish_date timestamptz,
  status text not null generated always as (
    case when visible then 'ACTIVE' when archived then 'ARCHIVED' when publish_date is not null then 'SCHEDULED'
    else 'DRAFT' end) stored,
  product_type text not null,
  price bigint not null,
  brand_id text,
  ribbon_ids text[] not null,
  is_gift_card boolean not null,
  is_bundle boolean not null,
  variant_count integer not null,
  search_text text not null,
  created_date timestamptz not null,
  last_updated timestamptz not null,
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references product on delete cascade
);
create index product_list_name on product_list_item (site_id, sort_name, numeric_id);
create index product_list_created on product_list_item (site_id, created_date, numeric_id);
create index product_list_updated on product_list_item (site_id, last_updated, numeric_id);
create index product_list_price on product_list_item (site_id, price, numeric_id);
create index product_list_status on product_list_item (site_id, status);
create index product_list_publish on product_list_item (site_id, publish_date) where publish_date is not null;
create index product_list_grams on product_list_item using gin (product_list_grams(site_id, search_text));

-- The few items that run low. Others don't touch these indexes when they are sold.
create index inventory_item_out on inventory_item (site_id, product_id)
  where (tracked and quantity <= 0) or (not tracked and not in_stock);
create index inventory_item_low on inventory_item (site_id, product_id)
  where tracked and quantity > 0 and quantity <= 5;

create table product_view (
  site_id text not null references site,
  id text not null,
  revision bigint not null default 1,
  name text not null,
  query text not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index product_view_name on product_view (site_id, lower(name));

create function note_product_list() returns trigger language plpgsql as $$
begin
  insert into product_list_item (site_id, product_id, numeric_id, name, visible, product_type, price, brand_id,
    ribbon_ids, is_gift_card, is_bundle, variant_count, search_text, created_date, last_updated)
  select site_id, id, numeric_id, name, visible, product_type, discounted_price, record->'brand'->>'id',
    array(select jsonb_path_query(record, '$.ribbon.id') #>> '{}'
      union all select jsonb_path_query(record, '$.additionalRibbons[*].id') #>> '{}'),
    coalesce((record->'giftCard')::boolean, false), record ? 'bundle', jsonb_array_length(record->'variants'),
    product_list_text(name, record), created_date, last_updated
  from changed
  on conflict (site_id, product_id) do update set
    name = excluded.name, visible = excluded.visible, product_type = excluded.product_type, price = excluded.price,
    brand_id = excluded.brand_id, ribbon_ids = excluded.ribbon_ids, is_gift_card = excluded.is_gift_card,
    is_bundle = excluded.is_bundle, variant_count = excluded.variant_count, search_text = excluded.search_text,
    last_updated = excluded.last_updated,
    -- A product that is shown is neither archived nor scheduled, whoever showed it.
    archived = product_list_item.archived and not excluded.visible,
    publish_date = case when not excluded.visible then product_list_item.publish_date end;
  return null;
end
$$;

create trigger product_list_insert
  after insert on product
  referencing new table as changed
  for each statement
  execute function note_product_list();

create trigger product_list_update
  after update on product
  referencing new table as changed
  for each statement
  execute function note_product_list();
`
