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
`
