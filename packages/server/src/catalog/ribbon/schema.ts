/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const ribbonSchema = `
create table ribbon (
  site_id text not null references site,
  id text not null,
  name text not null,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create unique index ribbon_by_name on ribbon (site_id, lower(name));
create index ribbon_by_created_date on ribbon (site_id, created_date, id);
`
