/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const storeDesignSchema = `
create table store_design (
  site_id text primary key references site,
  draft jsonb not null,
  revision integer not null,
  published jsonb,
  preview_key text not null
);

create table store_design_version (
  site_id text not null references site,
  version integer not null,
  design jsonb not null,
  published_date timestamptz not null,
  primary key (site_id, version)
);
`
