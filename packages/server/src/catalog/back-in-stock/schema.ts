/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const backInStockSchema = `
create table back_in_stock_request (
  site_id text not null references site,
  id text not null,
  product_id text not null,
  variant_id text not null,
  reference jsonb not null,
  email text not null,
  contact_id text,
  language text,
  item_url text,
  status text not null check (status = any (array['RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'])),
  auto_notified boolean not null default false,
  mail_id text,
  stop_hash text,
  created_date timestamptz not null,
  primary key (site_id, id)
);
create unique index back_in_stock_open on back_in_stock_request (site_id, product_id, variant_id, email) where (status = any (array['RECEIVED', 'PROCESSING']));
create index back_in_stock_of_product on back_in_stock_request (site_id, product_id, status);
create index back_in_stock_of_email on back_in_stock_request (site_id, email);
create index back_in_stock_of_member on back_in_stock_request (site_id, contact_id) where (contact_id is not null);
create unique index back_in_stock_stop on back_in_stock_request (site_id, stop_hash);
create index back_in_stock_sent on back_in_stock_request (site_id, mail_id) where (status = 'PROCESSING');
create index back_in_stock_age on back_in_stock_request (created_date);

create function queue_back_in_stock() returns trigger language plpgsql as $$
begin
  perform queue_job(site_id, 'back-in-stock', product_id) from (
    select distinct site_id, product_id from changed
    where (tg_op = 'DELETE' or case when tracked then quantity > 0 else in_stock end) and exists (
      select from back_in_stock_request r
      where r.site_id = changed.site_id and r.product_id = changed.product_id and r.variant_id = changed.variant_id
        and r.status = 'RECEIVED')
  ) as returned;
  return null;
end
$$;

create function queue_product_awaited() returns trigger language plpgsql as $$
begin
  perform queue_job(site_id, 'back-in-stock', id) from changed
  where (tg_op = 'DELETE' or visible) and exists (
    select from back_in_stock_request r
    where r.site_id = changed.site_id and r.product_id = changed.id and r.status = 'RECEIVED');
  return null;
end
$$;

create trigger back_in_stock_insert
  after insert on inventory_item
  referencing new table as changed
  for each statement
  execute function queue_back_in_stock();

create trigger back_in_stock_update
  after update on inventory_item
  referencing new table as changed
  for each statement
  execute function queue_back_in_stock();

create trigger back_in_stock_delete
  after delete on inventory_item
  referencing old table as changed
  for each statement
  execute function queue_back_in_stock();

create trigger back_in_stock_update
  after update on product
  referencing new table as changed
  for each statement
  execute function queue_product_awaited();

create trigger back_in_stock_delete
  after delete on product
  referencing old table as changed
  for each statement
  execute function queue_product_awaited();
`
