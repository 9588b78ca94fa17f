/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const invoiceSchema = `
create table external_invoice (
  site_id text not null,
  order_id text not null,
  app_id text not null,
  id text not null,
  created_date timestamptz not null,
  primary key (site_id, order_id, app_id, id),
  foreign key (site_id, order_id) references orders
);

create table invoice (
  site_id text not null,
  id text not null,
  order_id text not null,
  kind text not null,
  state text not null,
  series text,
  number integer,
  display_number text,
  invoice_id text,
  refund_id text,
  secret text not null,
  total bigint not null,
  currency text not null,
  body jsonb not null,
  created_date timestamptz not null,
  issued_date timestamptz,
  due_date timestamptz,
  sent_date timestamptz,
  voided_date timestamptz,
  replaced_date timestamptz,
  primary key (site_id, id),
  unique (site_id, series, number),
  unique (site_id, refund_id),
  foreign key (site_id, order_id) references orders,
  foreign key (site_id, invoice_id) references invoice,
  check ((number is null) = (series is null))
);
create index invoice_order on invoice (site_id, order_id);
create unique index invoice_of_order on invoice (site_id, order_id) where ((kind = 'INVOICE') and (state = any (array['DRAFT', 'ISSUED'])) and (replaced_date is null));

create table invoice_counter (
  site_id text not null references site,
  series text not null,
  last_number integer not null,
  primary key (site_id, series)
);

create table invoice_settings (
  site_id text primary key references site,
  body jsonb not null
);

create function queue_invoice() returns trigger language plpgsql as $$
declare
  moment text;
begin
  perform 1 from orders_settings where site_id = new.site_id and body->>'createInvoice' = 'true';
  if not found then return null; end if;
  select body->>'createOn' into moment from invoice_settings where site_id = new.site_id;
  if (moment = 'ORDER_PLACED' and tg_op = 'INSERT')
    or (coalesce(moment, 'ORDER_PAID') = 'ORDER_PAID' and new.payment_status = 'PAID') then
    perform queue_job(new.site_id, 'invoice', new.id);
  end if;
  return null;
end
$$;

create trigger queue_invoice_of_new
  after insert on orders
  for each row
  execute function queue_invoice();

create trigger queue_invoice_of_paid
  after update of payment_status on orders
  for each row when (((new.payment_status = 'PAID'::text) and (old.payment_status <> 'PAID'::text)))
  execute function queue_invoice();
`
