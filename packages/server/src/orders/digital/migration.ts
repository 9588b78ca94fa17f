import { sql, type Kysely } from 'kysely'

const tables = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table secure_file (
      site_id text not null references site,
      id text not null,
      file_name text not null,
      content_type text not null,
      bytes bigint not null,
      created_date timestamptz not null,
      primary key (site_id, id)
    )`.execute(db)
  await sql`
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
      check (used between 0 and allowed)
    )`.execute(db)
}

/** Whichever way an order is paid, it leaves word that its files are to be handed over, with the payment or not at all. */
const wishes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table download_wish (
      site_id text not null,
      order_id text not null,
      attempts integer not null default 0,
      next_attempt_date timestamptz not null default now(),
      primary key (site_id, order_id),
      foreign key (site_id, order_id) references orders
    )`.execute(db)
  await sql`create index download_wish_due on download_wish (next_attempt_date)`.execute(db)
  await sql`
    create function wish_for_downloads() returns trigger language plpgsql as $$
    begin
      if jsonb_path_exists(new.body, '$.lineItems[*].digitalFile.fileId') then
        insert into download_wish (site_id, order_id) values (new.site_id, new.id) on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger wish_for_downloads_of_new after insert on orders
    for each row when (new.payment_status = 'PAID' and new.status = 'APPROVED')
    execute function wish_for_downloads()`.execute(db)
  await sql`
    create trigger wish_for_downloads_of_paid after update of payment_status, status, total on orders
    for each row when (new.payment_status = 'PAID' and new.status = 'APPROVED')
    execute function wish_for_downloads()`.execute(db)
}

/** Files that are sold, and the downloads of those who have bought them. */
export const digitalMigration = {
  name: '0105-digital-goods',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await tables(db)
    await wishes(db)
  },
}
