/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const eventSchema = `
create table app (
  site_id text not null references site,
  app_id text not null unique,
  name text not null,
  private_key text not null,
  public_key text not null,
  created_date timestamptz not null default now(),
  primary key (site_id, app_id)
);

create table event (
  site_id text not null references site,
  entity text not null,
  sequence bigint not null,
  id text not null,
  type text not null,
  body jsonb,
  created_date timestamptz not null default now(),
  delivered_date timestamptz,
  actor jsonb,
  primary key (site_id, entity, sequence)
);
create index event_waiting on event (created_date) where (delivered_date is null);

create table webhook_subscription (
  site_id text not null,
  id text not null,
  app_id text not null,
  url text not null,
  event_types text[] not null,
  created_date timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, app_id) references app on delete cascade
);

create table webhook_delivery (
  site_id text not null,
  id text not null,
  subscription_id text not null,
  entity text not null,
  sequence bigint not null,
  event_type text not null,
  status text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_date timestamptz not null,
  last_status integer,
  last_error text,
  last_attempt_date timestamptz,
  created_date timestamptz not null default now(),
  primary key (site_id, subscription_id, entity, sequence),
  unique (site_id, id),
  foreign key (site_id, subscription_id) references webhook_subscription on delete cascade,
  foreign key (site_id, entity, sequence) references event on delete cascade
);
create index webhook_delivery_waiting on webhook_delivery (next_attempt_date) where (status = 'waiting');
create index webhook_delivery_latest on webhook_delivery (site_id, created_date desc);
create index webhook_delivery_of on webhook_delivery (site_id, entity, sequence);

create trigger count_rules
  after insert or delete or update of event_types on webhook_subscription
  for each row
  execute function count_rules();
`
