/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const wishListSchema = `
create table wish_list (
  site_id text not null references site,
  id text not null,
  member_id text not null,
  tags jsonb,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, member_id)
);

create table wish_list_item (
  site_id text not null,
  member_id text not null,
  place bigint generated always as identity,
  product_id text not null,
  options jsonb,
  added_date timestamptz not null,
  primary key (site_id, member_id, place),
  foreign key (site_id, member_id) references wish_list (site_id, member_id) on delete cascade,
  foreign key (site_id, product_id) references product on delete cascade
);
create unique index wish_list_item_once
  on wish_list_item (site_id, member_id, product_id, md5(coalesce(options::text, '')));
create index wish_list_item_of_product on wish_list_item (site_id, product_id);
`
