/** The tables of this room in the first release: docs/decisions/0147-one-baseline.md. */
export const draftOrderSchema = `
create table draft_order (
  site_id text not null references site,
  id text not null,
  order_id text,
  status text not null,
  revision integer not null,
  total bigint not null,
  body jsonb not null,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders on delete cascade
);
create unique index draft_order_open_edit on draft_order (site_id, order_id) where ((status = 'DRAFT') and (order_id is not null));
create index draft_order_order on draft_order (site_id, order_id);
create index draft_order_created on draft_order (site_id, created_date, id);
`
