/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const couponSchema = `
create table coupon (
  site_id text not null references site,
  id text not null,
  code text not null,
  name text not null,
  effect jsonb not null,
  minimum_subtotal bigint,
  collection_id text,
  starts timestamptz,
  expires timestamptz,
  active boolean not null,
  usage_limit integer,
  times_used integer not null default 0,
  per_customer_limit integer,
  revision bigint not null default 1,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  product_ids text[],
  member_group_ids text[],
  combines_with_rules boolean not null default true,
  is_sample boolean not null default false,
  primary key (site_id, id),
  unique (site_id, code),
  check ((times_used >= 0) and ((usage_limit is null) or (times_used <= usage_limit)))
);

create table coupon_use (
  site_id text not null,
  coupon_id text not null,
  customer text not null,
  times integer not null check (times >= 0),
  primary key (site_id, coupon_id, customer),
  foreign key (site_id, coupon_id) references coupon on delete cascade
);
`
