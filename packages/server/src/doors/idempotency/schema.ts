/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const idempotencySchema = `
create table idempotency_key (
  site_id text not null references site,
  caller text not null,
  call text not null,
  key text not null,
  request_hash text not null,
  status integer,
  body text,
  created_date timestamptz not null,
  primary key (site_id, caller, call, key)
);
create index idempotency_key_age on idempotency_key (created_date);
`
