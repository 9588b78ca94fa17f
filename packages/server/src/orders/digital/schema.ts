/** Baseline tables of this room: docs/decisions/0147-one-baseline.md. */
export const digitalSchema = `
create table secure_file (
  site_id text not null references site,
  id text not null,
  file_name text not null,
  content_type text not null,
  bytes bigint not null,
  created_date timestamptz not null,
  primary key (site_id, id)
);

create table download (
  site_id text not null,
  order_id text not null,
  line_item_id text not null,
  file_id text not null,
  allowed integer not null,
  used integer not null default 0,
  started_date timestamptz,
  resumed_bytes bigint not null default 0,
  expires_date timestamptz not null,
  created_date timestamptz not null,
  primary key (site_id, order_id, line_item_id),
  foreign key (site_id, order_id) references orders,
  foreign key (site_id, file_id) references secure_file,
  check ((used >= 0) and (used <= allowed))
);

create function queue_downloads() returns trigger language plpgsql as $$
begin
  if jsonb_path_exists(new.body, '$.lineItems[*].digitalFile.fileId') then
    perform queue_job(new.site_id, 'download', new.id);
  end if;
  return null;
end
$$;

create trigger queue_downloads_of_new
  after insert on orders
  for each row when (((new.payment_status = 'PAID'::text) and (new.status = 'APPROVED'::text)))
  execute function queue_downloads();

create trigger queue_downloads_of_paid
  after update of payment_status, status, total on orders
  for each row when (((new.payment_status = 'PAID'::text) and (new.status = 'APPROVED'::text)))
  execute function queue_downloads();
`
