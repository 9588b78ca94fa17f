/** Triggers of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const customerHistorySchema = `
create function note_customer_order() returns trigger language plpgsql as $$
begin
  perform queue_job(coalesce(new.site_id, old.site_id), 'customer-order', coalesce(new.id, old.id));
  return null;
end
$$;

create trigger customer_order_new
  after insert or delete on orders
  for each row
  execute function note_customer_order();

create trigger customer_order_changed
  after update on orders
  for each row when (old.status <> new.status or old.owner <> new.owner or old.email <> new.email
    or (old.body -> 'balanceSummary') is distinct from (new.body -> 'balanceSummary'))
  execute function note_customer_order();

create function note_customer_checkout() returns trigger language plpgsql as $$
begin
  perform queue_job(new.site_id, 'customer-checkout', new.id);
  return null;
end
$$;

create trigger customer_checkout
  after insert on abandoned_checkout
  for each row
  execute function note_customer_checkout();
`
