/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const lowStockSchema = `
create table low_stock_note (
  site_id text not null,
  product_id text not null,
  variant_id text not null,
  created_date timestamptz not null default now(),
  primary key (site_id, product_id, variant_id)
);

create function note_low_stock() returns trigger language plpgsql as $$
declare
  noted_site text;
begin
  -- Most stores don't ask for it: they pay for one look at their settings.
  if not exists (
    select from site where id in (select site_id from changed) and settings #>> '{notifications,lowStock}' = 'true'
  ) then return null; end if;
  for noted_site in
    with crossed as (
      select variant.*, site.settings #>> '{notifications,lowStock}' = 'true' as is_on,
        coalesce((site.settings #>> '{notifications,lowStockThreshold}')::int, 0) as threshold
      from (
        select item.site_id, item.product_id, item.variant_id, bool_and(item.tracked and was.tracked) as was_tracked,
          sum(greatest(item.quantity, 0) - greatest(was.quantity, 0)) as difference
        from changed item join before was using (site_id, product_id, variant_id, location_id)
        group by 1, 2, 3
      ) as variant
      join site on site.id = variant.site_id
    ), now_there as (
      select crossed.*, total.tracked, total.quantity, total.quantity - crossed.difference as quantity_before
      from crossed cross join lateral (
        select bool_and(i.tracked) as tracked, sum(greatest(i.quantity, 0)) as quantity from inventory_item i
        where i.site_id = crossed.site_id and i.product_id = crossed.product_id and i.variant_id = crossed.variant_id
      ) as total
    ), forgotten as (
      delete from low_stock_note note using now_there one
      where note.site_id = one.site_id and note.product_id = one.product_id and note.variant_id = one.variant_id
        and not (one.tracked and one.quantity <= one.threshold)
    )
    insert into low_stock_note (site_id, product_id, variant_id)
    select site_id, product_id, variant_id from now_there
    where is_on and tracked and quantity <= threshold and (quantity_before > threshold or not was_tracked)
    on conflict do nothing
    returning site_id
  loop
    perform queue_job(noted_site, 'low-stock', noted_site, now() + interval '10 minutes');
  end loop;
  return null;
end
$$;

create trigger low_stock_update
  after update on inventory_item
  referencing old table as before new table as changed
  for each statement
  execute function note_low_stock();
`
