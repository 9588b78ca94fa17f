/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const paymentSchema = `
create table payment (
  site_id text not null,
  id text not null,
  order_id text not null,
  body jsonb not null,
  created_date timestamptz not null,
  provider text not null,
  method jsonb,
  amount bigint not null,
  currency text not null,
  status text not null,
  updated_date timestamptz not null,
  look_date timestamptz,
  primary key (site_id, id)
);
create index payment_order on payment (site_id, order_id);
create index payment_look on payment (look_date) where (look_date is not null);

create table authorized_action (
  site_id text not null,
  id text not null,
  order_id text not null,
  payment_id text not null,
  type text not null,
  reason text not null,
  amount bigint,
  state text not null,
  execution_date timestamptz not null,
  lease_date timestamptz not null,
  reference text,
  code text,
  description text,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  actor jsonb,
  primary key (site_id, id),
  foreign key (site_id, payment_id) references payment
);
create index authorized_action_order on authorized_action (site_id, order_id);
create index authorized_action_pending on authorized_action (lease_date) where (state = 'pending');
create index authorized_action_due on authorized_action (execution_date) where (state = 'scheduled');
create unique index authorized_action_one on authorized_action (site_id, payment_id) where (state = 'pending');

create table chargeback (
  site_id text not null,
  id text not null,
  order_id text not null,
  payment_id text not null,
  reference text not null,
  withdrawn bigint not null,
  returned bigint not null,
  state text not null,
  reason text not null,
  answer_before timestamptz,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  dispute_state text not null,
  amount bigint not null,
  answer jsonb,
  answer_refusal text,
  answered_date timestamptz,
  lease_date timestamptz,
  primary key (site_id, id),
  unique (site_id, payment_id, reference),
  foreign key (site_id, payment_id) references payment
);
create index chargeback_order on chargeback (site_id, order_id);
create index chargeback_answering on chargeback (lease_date) where (dispute_state = 'answering');
create index chargeback_open on chargeback (site_id, answer_before) where (dispute_state = any (array['open', 'answering']));

create table offline_method (
  site_id text not null references site,
  kind text not null,
  name text not null,
  instructions text not null,
  enabled boolean not null,
  updated_date timestamptz not null,
  primary key (site_id, kind)
);

create table payment_account (
  site_id text not null references site on delete cascade,
  provider text not null,
  enabled boolean not null,
  account_id text not null,
  settings jsonb not null,
  secrets text not null,
  hints jsonb not null,
  last_test jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, provider)
);

create table payment_attempt (
  site_id text not null,
  id text not null,
  checkout_id text,
  order_id text not null,
  state text not null,
  provider text not null,
  amount bigint not null,
  currency text not null,
  draft jsonb not null,
  reason text,
  created_date timestamptz not null,
  lease_date timestamptz not null,
  owner text not null,
  address text,
  token_hash text,
  response_secret text not null default (gen_random_uuid())::text,
  method text,
  client_action jsonb,
  holds jsonb not null,
  purpose text not null default 'checkout',
  saved text,
  primary key (site_id, id)
);
create unique index payment_attempt_open on payment_attempt (site_id, checkout_id) where (state = any (array['started', 'awaiting', 'confirming']));
create index payment_attempt_lease on payment_attempt (lease_date) where (state = any (array['started', 'awaiting', 'confirming', 'voiding']));
create index payment_attempt_awaiting on payment_attempt (site_id, owner) where (state = 'awaiting');
create index payment_attempt_address on payment_attempt (site_id, address) where (state = 'awaiting');
create unique index payment_attempt_open_order on payment_attempt (site_id, order_id) where (state = any (array['started', 'awaiting', 'confirming']));

create table payment_movement (
  site_id text not null,
  order_id text not null,
  payment_id text not null,
  type text not null check (type = any (array['authorized', 'captured', 'voided', 'refunded', 'disputed', 'dispute-reversed'])),
  reference text not null,
  amount bigint not null check (amount > 0),
  created_date timestamptz not null,
  primary key (site_id, order_id, payment_id, type, reference),
  foreign key (site_id, payment_id) references payment
);
create index payment_movement_time on payment_movement (site_id, created_date, order_id, payment_id, type, reference);

create table provider_customer (
  site_id text not null references site on delete cascade,
  provider text not null,
  account_id text not null,
  member_id text not null,
  reference text not null,
  created_date timestamptz not null,
  primary key (site_id, provider, account_id, member_id)
);

create table provider_payment (
  site_id text not null references site on delete cascade,
  attempt_id text not null,
  provider text not null,
  account_id text not null,
  reference text,
  is_voided boolean not null,
  created_date timestamptz not null,
  primary key (site_id, attempt_id)
);
create unique index provider_payment_reference on provider_payment (site_id, provider, reference);

create table refund (
  site_id text not null,
  id text not null,
  order_id text not null,
  details jsonb not null,
  side_effects jsonb not null,
  created_date timestamptz not null,
  actor jsonb,
  constraint refund_pkey1 primary key (site_id, id)
);
create index refund_order on refund (site_id, order_id);

create table refund_transaction (
  site_id text not null,
  id text not null,
  order_id text not null,
  payment_id text not null,
  provider text not null,
  amount bigint not null,
  state text not null,
  lease_date timestamptz not null,
  created_date timestamptz not null,
  refund_id text not null,
  is_external boolean not null default false,
  reference text,
  code text,
  description text,
  constraint refund_pkey primary key (site_id, id),
  foreign key (site_id, refund_id) references refund
);
create index refund_transaction_order on refund_transaction (site_id, order_id);
create index refund_transaction_open on refund_transaction (lease_date) where (state = any (array['scheduled', 'started', 'pending']));
create unique index refund_transaction_reference on refund_transaction (site_id, payment_id, reference);

create table sandbox_charge (
  site_id text not null,
  attempt_id text not null,
  outcome jsonb not null,
  created_date timestamptz not null,
  moves jsonb not null default '{}'::jsonb,
  primary key (site_id, attempt_id)
);

create table sandbox_refund (
  site_id text not null,
  refund_id text not null,
  attempt_id text not null,
  amount bigint not null,
  created_date timestamptz not null,
  is_of_desk boolean not null default false,
  primary key (site_id, refund_id)
);
create index sandbox_refund_of on sandbox_refund (site_id, attempt_id);

create table sandbox_saved (
  site_id text not null references site on delete cascade,
  id text not null,
  member_id text not null,
  card jsonb not null,
  created_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, member_id, card)
);

create table sandbox_token (
  site_id text not null,
  token_hash text not null,
  card text not null,
  last_four text not null,
  expires_date timestamptz not null,
  exp_month integer,
  exp_year integer,
  primary key (site_id, token_hash)
);
`
