/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const productGroupSchema = `
create table product_group (
  site_id text not null references site,
  id text not null,
  name text not null,
  handle text not null,
  grouping_customization_id text not null,
  choice_order text[] not null,
  product_ids text[] not null,
  media jsonb,
  extended_fields jsonb,
  tags jsonb,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, handle)
);
create index product_group_by_created_date on product_group (site_id, created_date, id);
create index product_group_by_product on product_group using gin (product_ids);

create trigger note_insert
  after insert on product_group
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_update
  after update on product_group
  referencing new table as changed
  for each statement
  execute function note_collection_change();

create trigger note_delete
  after delete on product_group
  referencing old table as changed
  for each statement
  execute function note_collection_change();

create function queue_deleted_members() returns trigger language plpgsql as $$
begin
  perform queue_job(site_id, 'remove-deleted-members', id) from (
    select distinct one.site_id, one.id from changed
      join product_group one on one.site_id = changed.site_id and one.product_ids @> array[changed.id]
  ) as affected;
  return null;
end
$$;

create trigger queue_deleted_members
  after delete on product
  referencing old table as changed
  for each statement
  execute function queue_deleted_members();
`
