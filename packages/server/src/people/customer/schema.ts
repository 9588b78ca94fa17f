/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const customerSchema = `
create function customer_search(first_name text, last_name text, company text, email text, phone text, tags text[])
returns text language sql immutable parallel safe as $$
select lower_text(concat_ws(' ', first_name, last_name, company, email, phone, regexp_replace(phone, '[^0-9]', '', 'g'),
  array_to_string(tags, ' ')))
$$;

-- Trigrams of a text, of the site, for an index that finds parts of words.
create function customer_grams(site text, name text) returns text[] language sql immutable parallel safe strict as $$
select coalesce(array_agg(distinct substr(md5(site), 1, 4) || gram), '{}')
from (
  select letter || lead(letter) over walk || lead(letter, 2) over walk as gram
  from unnest(string_to_array(lower(name), null)) with ordinality as letters (letter, place)
  window walk as (order by place)
) grams
where gram is not null

$$;

create table customer (
  site_id text not null references site,
  id text not null,
  revision bigint not null default 1,
  member_id text,
  account_status text not null default 'NONE',
  email text,
  phone text,
  first_name text,
  last_name text,
  company text,
  language text,
  country text,
  addresses jsonb not null default '[]',
  tags text[] not null default '{}',
  note text,
  order_count integer not null default 0,
  spent bigint not null default 0,
  average_spent bigint not null generated always as
    (case when order_count = 0 then 0 else round(spent::numeric / order_count)::bigint end) stored,
  first_order_date timestamptz,
  last_order_date timestamptz,
  last_seen_date timestamptz,
  email_consent text not null default 'UNKNOWN',
  email_consent_date timestamptz,
  sms_consent text not null default 'UNKNOWN',
  sms_consent_date timestamptz,
  sort_name text not null generated always as
    (lower(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')))) stored,
  search_text text not null generated always as
    (customer_search(first_name, last_name, company, email, phone, tags)) stored,
  grams text[] generated always as
    (customer_grams(site_id, customer_search(first_name, last_name, company, email, phone, tags))) stored,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index customer_member on customer (site_id, member_id) where member_id is not null;
create index customer_newest on customer (site_id, created_date, id);
create index customer_name on customer (site_id, sort_name, id);
create index customer_email on customer (site_id, coalesce(email, ''), id);
create index customer_spent on customer (site_id, spent, id);
create index customer_average on customer (site_id, average_spent, id);
create index customer_order_count on customer (site_id, order_count, id);
create index customer_last_order on customer (site_id, coalesce(last_order_date, timestamptz 'epoch'), id);
create index customer_last_seen on customer (site_id, coalesce(last_seen_date, timestamptz 'epoch'), id);
create index customer_account on customer (site_id, account_status, created_date);
create index customer_tags on customer using gin (tags);
create index customer_grams on customer using gin (grams);

create table customer_key (
  site_id text not null,
  key text not null,
  customer_id text not null,
  primary key (site_id, key),
  foreign key (site_id, customer_id) references customer on delete cascade deferrable initially deferred
);
create index customer_key_of on customer_key (site_id, customer_id);

create table customer_order (
  site_id text not null,
  order_id text not null,
  customer_id text,
  currency text not null,
  spent bigint not null,
  counts boolean not null,
  placed_date timestamptz not null,
  primary key (site_id, order_id)
);
create index customer_order_of on customer_order (site_id, customer_id, placed_date) include (currency, spent, counts);

create table customer_consent (
  site_id text not null,
  customer_id text not null,
  id text not null,
  channel text not null,
  status text not null,
  source text not null,
  order_id text,
  created_date timestamptz not null,
  primary key (site_id, customer_id, id),
  foreign key (site_id, customer_id) references customer on delete cascade
);
create unique index customer_consent_order on customer_consent (site_id, order_id, channel) where order_id is not null;

create table customer_event (
  site_id text not null,
  customer_id text not null,
  id text not null,
  type text not null,
  text text,
  created_date timestamptz not null,
  primary key (site_id, customer_id, id),
  foreign key (site_id, customer_id) references customer on delete cascade
);

create table customer_segment (
  site_id text not null references site,
  id text not null,
  revision bigint not null default 1,
  name text not null,
  filter jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index customer_segment_name on customer_segment (site_id, lower(name));

create function account_status(status text, waits_for_approval boolean) returns text
language sql immutable parallel safe as $$
select case
  when status = 'PENDING' and waits_for_approval then 'PENDING'
  when status = 'PENDING' then 'UNCONFIRMED'
  when status = 'APPROVED' then 'ACTIVE'
  when status = 'BLOCKED' then 'BLOCKED'
  else 'NONE' end
$$;

-- The state of an account is copied at once, so that lists show it after an approval. The rest follows in a job.
create function note_customer_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update customer set
      account_status = account_status(new.status, new.waits_for_approval),
      last_seen_date = greatest(last_seen_date, new.last_login_date)
    where site_id = new.site_id and member_id = new.id;
    if (old.email, old.email_verified, old.contact, old.language) is not distinct from
      (new.email, new.email_verified, new.contact, new.language) then return null; end if;
  end if;
  perform queue_job(new.site_id, 'customer-member', new.id);
  return null;
end
$$;

create trigger customer_member
  after insert or update on member
  for each row
  when (new.status <> 'DELETED')
  execute function note_customer_member();
`
