/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const infoSectionSchema = `
create table info_section (
  site_id text not null references site,
  id text not null,
  unique_name text not null,
  title text not null,
  description jsonb not null,
  plain_description text not null,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  unique (site_id, unique_name)
);
create index info_section_by_created_date on info_section (site_id, created_date, id);
create index info_section_by_content on info_section (site_id, md5(title || chr(10) || plain_description));
`
