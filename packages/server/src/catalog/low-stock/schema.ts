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
  delete from low_stock_note note using changed item, site
  where note.site_id = item.site_id and note.product_id = item.product_id and note.variant_id = item.variant_id
    and site.id = item.site_id
    and not (item.tracked and item.quantity <= coalesce((site.settings #>> '{notifications,lowStockThreshold}')::int, 0));
  for noted_site in
    insert into low_stock_note (site_id, product_id, variant_id)
    select item.site_id, item.product_id, item.variant_id
    from changed item
    join before using (site_id, product_id, variant_id)
    join site on site.id = item.site_id and site.settings #>> '{notifications,lowStock}' = 'true'
    cross join lateral (
      select coalesce((site.settings #>> '{notifications,lowStockThreshold}')::int, 0) as quantity
    ) as threshold
    where item.tracked and item.quantity <= threshold.quantity
      and (before.quantity > threshold.quantity or not before.tracked)
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
