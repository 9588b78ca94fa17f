/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const remainderSchema = `
create table order_remainder (
  site_id text not null,
  order_id text not null,
  due_day text not null,
  placed_day text not null,
  amount bigint not null,
  agreed_attempt_id text,
  attempt_id text,
  tries integer not null default 0,
  decline_reason text,
  request_id text,
  reminded_date timestamptz,
  collected_date timestamptz,
  reminders_after integer not null default 0,
  primary key (site_id, order_id, due_day),
  foreign key (site_id, order_id) references orders on delete cascade
);
create index order_remainder_due on order_remainder (site_id, due_day);
`
