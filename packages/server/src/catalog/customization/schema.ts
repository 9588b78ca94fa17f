/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const customizationSchema = `
create table customization (
  site_id text not null references site,
  id text not null,
  name text not null,
  folded_name text not null,
  key text not null,
  customization_type text not null,
  render_type text not null,
  free_text jsonb,
  choices jsonb not null,
  revision bigint not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id)
);
create index customization_by_name on customization (site_id, folded_name);
create index customization_by_created_date on customization (site_id, created_date, id);
`
