/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const wishListSchema = `
create table wish_list_item (
  site_id text not null,
  member_id text not null,
  product_id text not null,
  place bigint generated always as identity,
  primary key (site_id, member_id, product_id),
  foreign key (site_id, product_id) references product on delete cascade
);
create index wish_list_item_of_product on wish_list_item (site_id, product_id);
`
