/** The tables of this room, as the first release has them: docs/decisions/0147-one-baseline.md. */
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

create table download_wish (
  site_id text not null,
  order_id text not null,
  attempts integer not null default 0,
  next_attempt_date timestamptz not null default now(),
  primary key (site_id, order_id),
  foreign key (site_id, order_id) references orders
);
create index download_wish_due on download_wish (next_attempt_date);

create function wish_for_downloads() returns trigger language plpgsql as $$
begin
  if jsonb_path_exists(new.body, '$.lineItems[*].digitalFile.fileId') then
    insert into download_wish (site_id, order_id) values (new.site_id, new.id) on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger wish_for_downloads_of_new
  after insert on orders
  for each row when (((new.payment_status = 'PAID'::text) and (new.status = 'APPROVED'::text)))
  execute function wish_for_downloads();

create trigger wish_for_downloads_of_paid
  after update of payment_status, status, total on orders
  for each row when (((new.payment_status = 'PAID'::text) and (new.status = 'APPROVED'::text)))
  execute function wish_for_downloads();
`
