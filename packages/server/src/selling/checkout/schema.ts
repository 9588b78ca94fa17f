/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const checkoutSchema = `
create table checkout (
  site_id text not null references site,
  id text not null,
  owner text not null,
  cart_id text,
  body json not null,
  order_id text,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  shown_to_buyer text,
  shown_to_elevated text,
  primary key (site_id, id)
);
create index checkout_cart on checkout (site_id, cart_id);
create index checkout_open_updated on checkout (site_id, updated_date) where (order_id is null);

alter table payment_attempt add foreign key (site_id, checkout_id) references checkout;
`
