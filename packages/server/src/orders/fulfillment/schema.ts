/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const fulfillmentSchema = `
create table fulfillment (
  site_id text not null,
  id text not null,
  order_id text not null,
  body jsonb not null,
  created_date timestamptz not null,
  notified_date timestamptz,
  primary key (site_id, id),
  foreign key (site_id, order_id) references orders
);
create index fulfillment_order on fulfillment (site_id, order_id);

create trigger note_tracking
  after insert or delete or update of body on fulfillment
  for each row
  execute function note_tracking_word();
`
