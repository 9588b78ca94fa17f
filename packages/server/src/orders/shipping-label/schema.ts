/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const shippingLabelSchema = `
create table label_account (
  site_id text primary key references site on delete cascade,
  provider text not null,
  mode text not null,
  account_id text not null,
  secret text,
  hint text,
  created_date timestamptz not null
);

create table label_quote (
  site_id text not null references site on delete cascade,
  id text not null,
  order_id text not null,
  body jsonb not null,
  created_date timestamptz not null,
  primary key (site_id, id)
);
create index label_quote_date on label_quote (created_date);

create table shipping_label (
  site_id text not null references site,
  id text not null,
  order_id text not null,
  order_number text not null,
  quote_id text not null,
  fulfillment_id text,
  status text not null,
  reference text,
  body jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, quote_id)
);
create index shipping_label_order on shipping_label (site_id, order_id);

create table shipping_label_file (
  site_id text not null,
  label_id text not null,
  picture text not null,
  primary key (site_id, label_id),
  foreign key (site_id, label_id) references shipping_label on delete cascade
);
`
