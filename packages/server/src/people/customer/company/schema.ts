/** The tables of companies, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const companySchema = `
create function company_search(name text, external_id text, tax_id jsonb, tags text[])
returns text language sql immutable parallel safe as $$
select lower_text(concat_ws(' ', name, external_id, tax_id->>'id', array_to_string(tags, ' ')))
$$;

create table company (
  site_id text not null references site,
  id text not null,
  revision bigint not null default 1,
  name text not null,
  external_id text,
  tax_id jsonb,
  billing_address jsonb,
  shipping_addresses jsonb not null default '[]',
  tags text[] not null default '{}',
  note text,
  payment_terms text not null,
  member_group_ids text[] not null default '{}',
  tax_exempt_group_id text,
  person_count integer not null default 0,
  order_count integer not null default 0,
  spent bigint not null default 0,
  open_amount bigint not null default 0,
  credit_limit bigint,
  credit_used bigint not null default 0,
  last_order_date timestamptz,
  sort_name text not null generated always as (lower(name)) stored,
  search_text text not null generated always as (company_search(name, external_id, tax_id, tags)) stored,
  grams text[] generated always as
    (customer_grams(site_id, company_search(name, external_id, tax_id, tags))) stored,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index company_external_id on company (site_id, external_id) where external_id is not null;
create index company_newest on company (site_id, created_date, id);
create index company_name on company (site_id, sort_name, id);
create index company_order_count on company (site_id, order_count, id);
create index company_spent on company (site_id, spent, id);
create index company_open_amount on company (site_id, open_amount, id);
create index company_last_order on company (site_id, coalesce(last_order_date, timestamptz 'epoch'), id);
create index company_tags on company using gin (tags);
create index company_grams on company using gin (grams);
create index company_groups on company using gin (member_group_ids);

create table company_person (
  site_id text not null,
  customer_id text not null,
  company_id text not null,
  role text not null,
  created_date timestamptz not null,
  primary key (site_id, customer_id),
  foreign key (site_id, company_id) references company on delete cascade,
  foreign key (site_id, customer_id) references customer on delete cascade
);
create index company_person_of on company_person (site_id, company_id);

-- Counted here, because a customer who is deleted leaves the company, too.
create function count_company_person() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update company set person_count = person_count + 1 where site_id = new.site_id and id = new.company_id;
  end if;
  if tg_op <> 'INSERT' then
    update company set person_count = person_count - 1 where site_id = old.site_id and id = old.company_id;
  end if;
  return null;
end
$$;

create trigger count_company_person
  after insert or delete on company_person
  for each row
  execute function count_company_person();

create table company_order (
  site_id text not null,
  id text not null,
  company_id text not null,
  currency text not null,
  spent bigint not null,
  open_amount bigint not null,
  counts boolean not null,
  due_day text,
  created_date timestamptz not null,
  primary key (site_id, id)
);
create index company_order_of on company_order (site_id, company_id, created_date)
  include (currency, spent, open_amount, counts);
create index company_order_newest on company_order (site_id, created_date, id);
create index company_order_due on company_order (site_id, coalesce(due_day, '9999'), id) where open_amount > 0;

-- What orders by invoice use of the credit limit until they are counted.
create table company_credit_hold (
  site_id text not null,
  order_id text not null,
  company_id text not null,
  amount bigint not null,
  expires_date timestamptz not null,
  primary key (site_id, order_id),
  foreign key (site_id, company_id) references company on delete cascade
);
create index company_credit_hold_of on company_credit_hold (site_id, company_id);

create table company_event (
  site_id text not null,
  company_id text not null,
  id text not null,
  type text not null,
  text text,
  customer_id text,
  role text,
  created_date timestamptz not null,
  primary key (site_id, company_id, id),
  foreign key (site_id, company_id) references company on delete cascade
);

-- Rules only know whether the store has companies at all.
create trigger count_rules
  after insert or delete on company
  for each row
  execute function count_rules();
`
