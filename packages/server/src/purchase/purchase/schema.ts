/** The tables of this room in the first release: docs/decisions/0147-one-baseline.md. */
export const purchaseSchema = `
create table order_charge (
  site_id text not null,
  order_id text not null,
  key text not null,
  request_hash text not null,
  payment_ids text[] not null,
  attempt_id text,
  created_date timestamptz not null,
  primary key (site_id, order_id, key),
  foreign key (site_id, order_id) references orders
);
`
