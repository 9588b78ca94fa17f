/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const catalogImportSchema = `
create table catalog_import (
  site_id text not null references site,
  id text not null,
  product_count integer not null default 0,
  bytes bigint not null default 0,
  job_id text,
  created_date timestamptz not null,
  submitted_date timestamptz,
  completed_date timestamptz,
  primary key (site_id, id)
);
create index catalog_import_unfinished on catalog_import (site_id) where completed_date is null;

create table catalog_import_product (
  site_id text not null,
  import_id text not null,
  handle text not null,
  place bigint generated always as identity,
  bytes integer not null,
  sent jsonb,
  is_new boolean,
  error jsonb,
  primary key (site_id, import_id, handle),
  foreign key (site_id, import_id) references catalog_import on delete cascade
);
create index catalog_import_product_waiting on catalog_import_product (site_id, import_id, place) where sent is not null;
create index catalog_import_product_failed on catalog_import_product (site_id, import_id, place) where error is not null;
`
