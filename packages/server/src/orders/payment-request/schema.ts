/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const paymentRequestSchema = `
create table order_payment_request (
  site_id text not null references site,
  id text not null,
  order_id text not null,
  order_number text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null,
  title text not null,
  description text,
  expiration_date timestamptz,
  blocks_manual boolean not null,
  source_app_id text,
  source_external_id text,
  namespaces jsonb not null,
  secret text not null,
  payment_id text,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders
);
create index order_payment_request_order on order_payment_request (site_id, order_id);
`
