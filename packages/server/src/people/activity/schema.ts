/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const activitySchema = `
create table account_activity (
  site_id text not null references site,
  id bigint generated always as identity,
  member_id text not null,
  type text not null,
  device text,
  ip_address text,
  created_date timestamptz not null,
  primary key (site_id, member_id, id)
);
create index account_activity_by_date on account_activity (created_date);
`
