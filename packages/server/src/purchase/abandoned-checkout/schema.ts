/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const abandonedCheckoutSchema = `
create table abandoned_checkout_scan (
  site_id text primary key references site on delete cascade,
  is_awake boolean not null,
  checked_date timestamptz not null default now() - interval '1 day',
  checked_id text not null default ''
);

create table abandoned_checkout (
  site_id text not null references site,
  id text not null,
  checkout_id text not null,
  owner text not null,
  user_id text,
  contact_id text,
  email text,
  email_hash text,
  first_name text,
  last_name text,
  phone text,
  status text not null check (status = any (array['ABANDONED', 'RECOVERED'])),
  currency text not null,
  total bigint not null,
  coupon_codes text[] not null,
  body jsonb not null,
  activities jsonb not null,
  touched_date timestamptz not null,
  sent_count integer not null default 0,
  last_email_date timestamptz,
  next_email_date timestamptz,
  stop_reason text,
  email_coupon text,
  order_id text,
  recovered_date timestamptz,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, checkout_id)
);
create index abandoned_checkout_newest on abandoned_checkout (site_id, created_date, id);
create index abandoned_checkout_recipient_of on abandoned_checkout (site_id, email_hash);
create index abandoned_checkout_owner on abandoned_checkout (site_id, owner);
create index abandoned_checkout_age on abandoned_checkout (created_date);

create table abandoned_checkout_email (
  site_id text not null,
  abandoned_id text not null,
  position integer not null,
  mail_id text not null,
  subject text not null,
  coupon_code text,
  is_own_coupon boolean not null,
  is_manual boolean not null,
  created_date timestamptz not null,
  primary key (site_id, abandoned_id, position),
  foreign key (site_id, abandoned_id) references abandoned_checkout on delete cascade
);

create table abandoned_checkout_restore (
  site_id text not null,
  cart_id text not null,
  abandoned_id text not null,
  owner text not null,
  primary key (site_id, cart_id, abandoned_id),
  foreign key (site_id, abandoned_id) references abandoned_checkout on delete cascade
);
create index abandoned_checkout_restore_of on abandoned_checkout_restore (site_id, abandoned_id);
create index abandoned_checkout_restore_owner on abandoned_checkout_restore (site_id, owner);

create table abandoned_checkout_recipient (
  site_id text not null references site on delete cascade,
  email_hash text not null,
  last_series_date timestamptz,
  unsubscribed_date timestamptz,
  primary key (site_id, email_hash)
);

-- Wakes the search for abandoned checkouts, unless it is awake: then it runs again long after this transaction ends.
-- Carts without a contact only pay for a look at their text, which is not parsed.
create function wake_abandoned_checkouts() returns trigger language plpgsql as $$
begin
  if exists (select from abandoned_checkout_scan where site_id = new.site_id and is_awake) then return null; end if;
  insert into abandoned_checkout_scan (site_id, is_awake) values (new.site_id, true)
  on conflict (site_id) do update set is_awake = true;
  perform queue_job(new.site_id, 'abandoned-checkout-scan', 'scan', new.updated_date + make_interval(mins => (
    select coalesce((settings->'abandonedCheckouts'->>'delayMinutes')::integer, 60) from site where id = new.site_id)));
  return null;
end
$$;

create trigger abandoned_checkout_wake
  after insert or update on cart
  for each row
  when (new.order_id is null and (
    new.opened_date is not null or new.body::text like '%"email":"%' or new.body::text like '%"phone":"%'))
  execute function wake_abandoned_checkouts();

create function note_abandoned_ordered() returns trigger language plpgsql as $$
begin
  perform queue_job(new.site_id, 'abandoned-checkout', new.id)
  where exists (select from abandoned_checkout where site_id = new.site_id and checkout_id = new.id)
    or exists (select from abandoned_checkout_restore where site_id = new.site_id and cart_id = new.id);
  return null;
end
$$;

create trigger abandoned_checkout_ordered
  after update on cart
  for each row
  when (new.order_id is not null and old.order_id is null)
  execute function note_abandoned_ordered();

-- A checkout that was merged into another cart when its buyer signed in is recovered by that cart's order.
create function note_abandoned_merged() returns trigger language plpgsql as $$
begin
  insert into abandoned_checkout_restore (site_id, cart_id, abandoned_id, owner)
  select site_id, new.merged_into, id, new.owner from abandoned_checkout where site_id = new.site_id and checkout_id = new.id
  on conflict do nothing;
  return null;
end
$$;

create trigger abandoned_checkout_merged
  after update on cart
  for each row
  when (new.merged_into is not null and old.merged_into is null)
  execute function note_abandoned_merged();
`
