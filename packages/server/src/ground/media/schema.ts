/** The tables of this room as of the first release: docs/decisions/0147-one-baseline.md. */
export const mediaSchema = `
create table media_file (
  site_id text not null references site,
  id text not null,
  kind text not null,
  content_type text not null,
  filename text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  alt_text text,
  focal_point jsonb,
  poster_id text,
  created_date timestamptz not null,
  guarded_by text,
  primary key (site_id, id)
);
`
