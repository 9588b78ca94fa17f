/**
 * What tells rules of collections about changed products. Its jobs are queued in the transaction of the change, and only in
 * stores with a rule. A job per product is what `rule-jobs.ts` runs.
 */
export const collectionRuleSchema = `
create function queue_collection_rules(sites text[], product_ids text[]) returns void language plpgsql as $$
declare filled_count integer;
begin
  -- After a statement for so many, such as one of an operator, all products are compared with each rule at once. The new
  -- revision ends a filling that is beyond some of them.
  if cardinality(product_ids) > 5000 then
    perform from collection where rule is not null and site_id in (select unnest(sites))
    order by site_id, id for no key update;
    with filled as (
      update collection set rule_revision = rule_revision + 1
      where rule is not null and site_id in (select unnest(sites))
      returning site_id, id, jsonb_build_object('revision', rule_revision, 'after', 0) as start
    )
    select count(queue_job(site_id, 'collection-fill', id, content => start)) into filled_count from filled;
    return;
  end if;
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

create function queue_rules_of_item() returns trigger language plpgsql as $$
begin
  perform queue_collection_rules(array[new.site_id], array[new.product_id]);
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

-- Most purchases leave something in stock, and change nothing that a rule can see. They only pay for the condition.
create trigger collection_rules_update
  after update on inventory_item
  for each row
  when ((case when new.tracked then new.quantity > 0 else new.in_stock end)
    is distinct from (case when old.tracked then old.quantity > 0 else old.in_stock end))
  execute function queue_rules_of_item();

create trigger collection_rules_delete
  after delete on inventory_item
  referencing old table as changed
  for each statement
  execute function queue_rules_of_stock();
`
