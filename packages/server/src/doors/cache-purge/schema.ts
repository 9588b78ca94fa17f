/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const cachePurgeSchema = `
create table cache_purge (
  site_id text primary key references site on delete cascade,
  state bigint not null,
  claimed_until timestamptz not null
);

create function note_review_change() returns trigger language plpgsql as $$
begin
  insert into catalog_change (site_id, is_stock, product_ids)
  select site_id, true, case when count(distinct product_id) <= 200 then array_agg(distinct product_id) end
  from changed group by site_id;
  return null;
end
$$;

create trigger note_insert
  after insert on review
  referencing new table as changed
  for each statement
  execute function note_review_change();

create trigger note_update
  after update on review
  referencing new table as changed
  for each statement
  execute function note_review_change();

create trigger note_delete
  after delete on review
  referencing old table as changed
  for each statement
  execute function note_review_change();
`
