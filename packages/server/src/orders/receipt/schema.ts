/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const receiptSchema = `
create table receipt (
  site_id text not null,
  id text not null,
  number integer not null,
  order_id text not null,
  payment_id text not null,
  refund_id text,
  reference text not null,
  secret text not null,
  amount bigint not null,
  currency text not null,
  body jsonb not null,
  created_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, number),
  unique (site_id, reference),
  foreign key (site_id, order_id) references orders,
  foreign key (site_id, payment_id) references payment
);
create index receipt_order on receipt (site_id, order_id);

create table receipt_counter (
  site_id text primary key references site,
  last_number integer not null
);
`
