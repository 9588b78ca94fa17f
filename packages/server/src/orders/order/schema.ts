/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const orderSchema = `
create function order_weeks(placed timestamp with time zone) returns integer language sql immutable parallel safe strict as $$
select floor(extract(epoch from placed) / 2419200)::integer

$$;

create function order_words(email text, body jsonb) returns text[] language plpgsql immutable parallel safe as $$
begin return (
  with contact as (
    select distinct details ->> 'firstName' as first, details ->> 'lastName' as last,
      details ->> 'company' as company, details ->> 'phone' as phone
    from (values (body #> '{billingInfo,contactDetails}'), (body #> '{recipientInfo,contactDetails}')) known (details)
  )
  select coalesce(array_agg(distinct left(word, 100)), '{}') from (
    select lower(email) union all select split_part(lower(email), '@', 2)
    union all select unnest(order_name_tails(concat_ws(' ', first, last))) from contact
    union all select lower(concat_ws(' ', last, first)) from contact where first <> '' and last <> ''
    union all select unnest(order_name_tails(company)) from contact
    union all select chr(1) || reverse(digits)
      from (select ltrim(regexp_replace(phone, '[^0-9]', '', 'g'), '0') as digits from contact) phones
      where digits <> ''
    union all select lower(line #>> '{physicalProperties,sku}') from jsonb_array_elements(body -> 'lineItems') line
    union all select chr(2) || (body #>> '{priceSummary,total,amount}')
    union all select chr(3) || tag from jsonb_array_elements_text(body #> '{tags,privateTags,tagIds}') tag
    union all select chr(5) || tag from jsonb_array_elements_text(body #> '{tags,tags,tagIds}') tag
  ) found (word)
  where word <> ''
); end

$$;

create function tracking_word(body jsonb) returns text language sql immutable parallel safe strict as $$
select left(chr(4) || lower(replace(nullif(body #>> '{trackingInfo,trackingNumber}', ''), ' ', '')), 100)

$$;

create function order_name_tails(name text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  part text[] := array_remove(string_to_array(lower(name), ' '), '');
  tails text[] := '{}';
begin
  for place in 1 .. least(cardinality(part), 8) loop
    tails := tails || array_to_string(part[place:], ' ');
  end loop;
  return tails;
end

$$;

create table order_counter (
  site_id text primary key references site,
  last_number bigint not null
);

create table orders (
  site_id text not null references site,
  id text not null,
  number bigint not null,
  checkout_id text,
  owner text not null,
  email text not null,
  status text not null,
  payment_status text not null,
  fulfillment_status text not null,
  total bigint not null,
  body jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  stock_taken boolean not null default true,
  return_status text not null default 'NONE',
  states text collate "C" generated always as (((((((((((
case
    when ((body ->> 'archived') = 'true') then 'true'
    else 'false'
end || '|') || status) || '|') || payment_status) || '|') || fulfillment_status) || '|') || coalesce((body #>> '{channelInfo,type}'::text[]), '')) || '|') || return_status)) stored,
  primary key (site_id, id),
  unique (site_id, checkout_id)
);
create index orders_newest on orders (site_id, created_date desc, id desc);
create index orders_owner on orders (site_id, owner, created_date desc, id desc);
create index orders_of_guests on orders (site_id, lower(email)) where (owner ~~ 'visitor:%');
create index orders_tags on orders using gin (((coalesce((body #> '{tags,privateTags,tagIds}'::text[]), '[]'::jsonb) || coalesce((body #> '{tags,tags,tagIds}'::text[]), '[]'::jsonb))));
create index orders_states on orders (site_id, states, created_date desc, number desc);
create unique index orders_number on orders (site_id, number) include (states);
create index orders_email on orders (site_id, lower(email));
create index orders_tipped on orders (site_id, created_date) where ((body -> 'additionalFees') @> '[{"code": "TIP"}]'::jsonb);

create table order_product (
  site_id text not null,
  order_id text not null,
  product_id text not null,
  quantity bigint not null,
  placed_date timestamptz not null,
  primary key (site_id, order_id, product_id),
  foreign key (site_id, order_id) references orders on delete cascade
);
create index order_product_newest on order_product (site_id, placed_date desc) include (product_id, quantity);
create index order_product_of on order_product (site_id, product_id, placed_date desc) include (order_id);

create table order_word (
  site_id text not null,
  weeks integer not null,
  word text collate "C" not null,
  number bigint not null,
  placed_date timestamptz not null,
  primary key (site_id, weeks, word, number) include (placed_date)
);

create function note_order_words() returns trigger language plpgsql as $$
declare
  before text[] := '{}';
  after text[] := '{}';
begin
  if tg_op <> 'INSERT' then before := order_words(old.email, old.body); end if;
  if tg_op <> 'DELETE' then after := order_words(new.email, new.body); end if;
  if tg_op <> 'INSERT' then
    delete from order_word
    where site_id = old.site_id and weeks = order_weeks(old.created_date)
      and word = any(before) and word <> all(after) and number = old.number;
  end if;
  if tg_op <> 'DELETE' then
    insert into order_word (site_id, weeks, word, number, placed_date)
    select new.site_id, order_weeks(new.created_date), word, new.number, new.created_date
    from unnest(after) word where word <> all(before)
    on conflict do nothing;
  end if;
  return null;
end

$$;

create function note_tracking_word() returns trigger language plpgsql as $$
declare
  gone text := case when tg_op <> 'INSERT' then tracking_word(old.body) end;
  come text := case when tg_op <> 'DELETE' then tracking_word(new.body) end;
begin
  if gone is distinct from come and gone is not null then
    delete from order_word using orders o
    where o.site_id = old.site_id and o.id = old.order_id
      and order_word.site_id = o.site_id and order_word.weeks = order_weeks(o.created_date)
      and order_word.word = gone and order_word.number = o.number
      and not exists (
        select from fulfillment other
        where other.site_id = o.site_id and other.order_id = o.id and tracking_word(other.body) = gone);
  end if;
  if come is distinct from gone and come is not null then
    insert into order_word (site_id, weeks, word, number, placed_date)
    select site_id, order_weeks(created_date), come, number, created_date
    from orders where site_id = new.site_id and id = new.order_id
    on conflict do nothing;
  end if;
  return null;
end

$$;

alter table payment add foreign key (site_id, order_id) references orders;

alter table authorized_action add foreign key (site_id, order_id) references orders;

alter table chargeback add foreign key (site_id, order_id) references orders;

alter table payment_movement add foreign key (site_id, order_id) references orders;

alter table refund add constraint refund_site_id_order_id_fkey1 foreign key (site_id, order_id) references orders;

alter table refund_transaction add constraint refund_site_id_order_id_fkey foreign key (site_id, order_id) references orders;

create trigger note_words_of_new
  after insert or delete on orders
  for each row
  execute function note_order_words();

create trigger note_words_of_changed
  after update of email, body on orders
  for each row when (((old.email is distinct from new.email) or ((old.body -> 'billingInfo'::text) is distinct from (new.body -> 'billingInfo'::text)) or ((old.body -> 'recipientInfo'::text) is distinct from (new.body -> 'recipientInfo'::text)) or ((old.body -> 'lineItems'::text) is distinct from (new.body -> 'lineItems'::text)) or ((old.body -> 'priceSummary'::text) is distinct from (new.body -> 'priceSummary'::text)) or ((old.body -> 'tags'::text) is distinct from (new.body -> 'tags'::text))))
  execute function note_order_words();
`
