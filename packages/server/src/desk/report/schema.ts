/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const reportSchema = `
create table report_order (
  site_id text not null references site on delete cascade,
  order_id text not null,
  contributions jsonb not null default '[]',
  collections jsonb not null default '{}',
  primary key (site_id, order_id)
);

create table report_sum (
  site_id text not null references site on delete cascade,
  kind text not null,
  grain text not null check (grain in ('day', 'month')),
  start text not null,
  currency text not null,
  key text not null,
  orders bigint not null,
  returning_orders bigint not null,
  quantity bigint not null,
  gross bigint not null,
  discounts bigint not null,
  delivery bigint not null,
  fees bigint not null,
  tax bigint not null,
  total bigint not null,
  gift_cards bigint not null,
  returns bigint not null,
  received bigint not null,
  refunded bigint not null,
  disputed bigint not null,
  returned bigint not null,
  primary key (site_id, kind, grain, start, currency, key)
);

create table report_name (
  site_id text not null references site on delete cascade,
  kind text not null,
  key text not null,
  name text not null,
  noted_date timestamptz not null,
  primary key (site_id, kind, key)
);

create table report_visit (
  site_id text not null references site on delete cascade,
  day text not null,
  hour integer not null,
  sessions bigint not null,
  primary key (site_id, day, hour)
);

create table report_cart (
  site_id text not null references site on delete cascade,
  day text not null,
  carts integer not null,
  checkouts integer not null,
  primary key (site_id, day)
);

create table report_saved (
  site_id text not null references site on delete cascade,
  id text not null,
  name text not null,
  report text not null,
  period text not null,
  compare text,
  email jsonb,
  next_email_date timestamptz,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);

-- Orders change several times while they are placed and paid: a while later, they are counted once.
create function queue_report_order(site text, order_id text) returns void language sql as $$
  select queue_job(site, 'report-order', order_id, date_trunc('milliseconds', now()) + interval '5 seconds')
$$;

create function note_report_order() returns trigger language plpgsql as $$
begin
  perform queue_report_order(coalesce(new.site_id, old.site_id), coalesce(new.id, old.id));
  return null;
end
$$;

-- A new order is noted when it got its customer.
create trigger report_order_deleted
  after delete on orders
  for each row
  execute function note_report_order();

create trigger report_order_changed
  after update on orders
  for each row when (old.status <> new.status or old.total <> new.total or old.created_date <> new.created_date
    or (old.body -> 'priceSummary') is distinct from (new.body -> 'priceSummary')
    or (old.body -> 'lineItems') is distinct from (new.body -> 'lineItems')
    or (old.body -> 'shippingInfo') is distinct from (new.body -> 'shippingInfo')
    or (old.body -> 'billingInfo') is distinct from (new.body -> 'billingInfo')
    or (old.body -> 'additionalFees') is distinct from (new.body -> 'additionalFees')
    or (old.body -> 'appliedDiscounts') is distinct from (new.body -> 'appliedDiscounts'))
  execute function note_report_order();

create function note_report_movement() returns trigger language plpgsql as $$
begin
  perform queue_report_order(new.site_id, new.order_id);
  return null;
end
$$;

create trigger report_movement
  after insert on payment_movement
  for each row
  execute function note_report_movement();

-- The next order of a customer may have become the first one, or no longer be it.
create function note_next_order(site text, customer text, placed timestamptz, this_order text) returns void
language sql as $$
select queue_report_order(next.site_id, next.order_id) from (
  select site_id, order_id from customer_order
  where site_id = site and customer_id = customer and placed_date >= placed and order_id <> this_order and counts
  order by placed_date limit 1
) next
$$;

create function note_report_customer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.customer_id, old.counts, old.placed_date) is not distinct from
      (new.customer_id, new.counts, new.placed_date) then return null; end if;
    perform note_next_order(old.site_id, old.customer_id, old.placed_date, old.order_id);
  end if;
  perform queue_report_order(new.site_id, new.order_id);
  perform note_next_order(new.site_id, new.customer_id, new.placed_date, new.order_id);
  return null;
end
$$;

create trigger report_customer
  after insert or update on customer_order
  for each row
  execute function note_report_customer();

create function note_report_time_zone() returns trigger language plpgsql as $$
begin
  perform queue_job(new.id, 'report-rebuild', new.id);
  return null;
end
$$;

create trigger report_time_zone
  after update of settings on site
  for each row when ((old.settings ->> 'timeZone') is distinct from (new.settings ->> 'timeZone'))
  execute function note_report_time_zone();
`
