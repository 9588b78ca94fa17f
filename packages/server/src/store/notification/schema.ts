/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const notificationSchema = `
create table alert (
  site_id text not null references site,
  id text not null,
  event text not null,
  kind text not null,
  subject jsonb not null,
  created_date timestamptz not null,
  digest text,
  primary key (site_id, id)
);
create index alert_latest on alert (site_id, created_date desc, id desc);
create index alert_by_date on alert (created_date);
create index alert_digest on alert (site_id, digest) where digest is not null;
create table alert_read (
  site_id text not null,
  alert_id text not null,
  reader_id text not null,
  primary key (site_id, alert_id, reader_id),
  foreign key (site_id, alert_id) references alert on delete cascade
);
`
