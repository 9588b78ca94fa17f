/**
 * What tells rules of collections about changed products. Its jobs are queued in the transaction of the change, and only in
 * stores with a rule. A job per product is what `rule-jobs.ts` runs.
 */
export const collectionRuleSchema = `
create function queue_collection_rules(sites text[], product_ids text[]) returns void language plpgsql as $$
begin
  perform queue_job(one.site_id, 'collection-rules', one.id)
  from (select distinct site_id, id from unnest(sites, product_ids) as changed (site_id, id) order by site_id, id) one
  where exists (select from collection k where k.site_id = one.site_id and k.rule is not null);
end
$$;

create function queue_rules_of_products() returns trigger language plpgsql as $$
begin
  perform queue_collection_rules(array_agg(site_id), array_agg(id)) from changed;
  return null;
end
$$;

create function queue_rules_of_stock() returns trigger language plpgsql as $$
begin
  perform queue_collection_rules(array_agg(site_id), array_agg(product_id)) from changed;
  return null;
end
$$;

-- Most purchases leave something in stock, and change nothing that a rule can see.
create function queue_rules_of_changed_stock() returns trigger language plpgsql as $$
begin
  perform queue_collection_rules(array_agg(site_id), array_agg(product_id)) from (
    select c.site_id, c.product_id from changed c
    join before b using (site_id, product_id, variant_id, location_id)
    where (case when c.tracked then c.quantity > 0 else c.in_stock end)
      is distinct from (case when b.tracked then b.quantity > 0 else b.in_stock end)
  ) as flipped;
  return null;
end
$$;

create trigger collection_rules_insert
  after insert on product
  referencing new table as changed
  for each statement
  execute function queue_rules_of_products();

create trigger collection_rules_update
  after update on product
  referencing new table as changed
  for each statement
  execute function queue_rules_of_products();

create trigger collection_rules_insert
  after insert on inventory_item
  referencing new table as changed
  for each statement
  execute function queue_rules_of_stock();

create trigger collection_rules_update
  after update on inventory_item
  referencing new table as changed old table as before
  for each statement
  execute function queue_rules_of_changed_stock();

create trigger collection_rules_delete
  after delete on inventory_item
  referencing old table as changed
  for each statement
  execute function queue_rules_of_stock();
`
