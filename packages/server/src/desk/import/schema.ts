/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
export const importSchema = `
create table imported_product (
  site_id text not null,
  format text not null,
  handle text not null,
  product_id text not null,
  fingerprint text not null,
  stock jsonb not null,
  collection_ids text[] not null,
  pictures jsonb not null,
  imported_date timestamptz not null,
  primary key (site_id, format, handle),
  unique (site_id, product_id),
  foreign key (site_id, product_id) references product on delete cascade
);

create table product_import (
  site_id text not null references site on delete cascade,
  id text not null,
  file_name text not null,
  file bytea,
  format text not null,
  encoding text not null,
  is_dry_run boolean not null,
  total integer not null,
  processed integer not null default 0,
  report jsonb not null,
  created_date timestamptz not null,
  ended_date timestamptz,
  status text not null check (status = any (array['RUNNING', 'COMPLETED', 'CANCELED', 'FAILED'])),
  primary key (site_id, id),
  check ((status = 'RUNNING') = (file is not null)),
  check ((status = 'RUNNING') = (ended_date is null))
);
create index product_import_newest on product_import (site_id, created_date, id);
create unique index product_import_running on product_import (site_id) where (status = 'RUNNING');
create index product_import_age on product_import (created_date);
`
