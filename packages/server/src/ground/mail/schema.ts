/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const mailSchema = `
create table mail (
  site_id text not null references site,
  id text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_date timestamptz not null default now(),
  sent_date timestamptz,
  failed_date timestamptz,
  attachments jsonb,
  unsubscribe_url text,
  primary key (site_id, id)
);
create index mail_waiting on mail (created_date) where (sent_date is null and failed_date is null);
create index mail_recipient on mail (recipient, created_date desc);
`
