import { sql, type Kysely } from 'kysely'

/** Who waits for what; and notes of products to look at, which triggers write beside whatever changes stock. */
export const backInStockMigration = {
  name: '0056-back-in-stock',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table back_in_stock_request (
        site_id text not null references site,
        id text not null,
        product_id text not null,
        variant_id text not null,
        reference jsonb not null,
        email text not null,
        contact_id text,
        language text,
        item_url text,
        status text not null,
        auto_notified boolean not null default false,
        mail_id text,
        stop_hash text,
        created_date timestamptz not null,
        primary key (site_id, id),
        check (status in ('RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'))
      )`.execute(db)
    await sql`
      create unique index back_in_stock_open on back_in_stock_request (site_id, product_id, variant_id, email)
      where status in ('RECEIVED', 'PROCESSING')`.execute(db)
    await sql`create index back_in_stock_of_product on back_in_stock_request (site_id, product_id, status)`.execute(db)
    await sql`create index back_in_stock_of_email on back_in_stock_request (site_id, email)`.execute(db)
    await sql`
      create index back_in_stock_of_member on back_in_stock_request (site_id, contact_id)
      where contact_id is not null`.execute(db)
    await sql`create unique index back_in_stock_stop on back_in_stock_request (stop_hash)`.execute(db)
    await sql`create index back_in_stock_sent on back_in_stock_request (site_id, mail_id) where status = 'PROCESSING'`.execute(
      db,
    )
    await sql`create index back_in_stock_age on back_in_stock_request (created_date)`.execute(db)
    await sql`
      create table back_in_stock_note (
        id bigint generated always as identity primary key,
        site_id text not null,
        product_id text not null
      )`.execute(db)
    await noteStock(db)
    await noteProducts(db)
  },
}

const trigger = (db: Kysely<unknown>, { table, event, run }: { table: string; event: string; run: string }) =>
  sql`
    create trigger ${sql.ref(`back_in_stock_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
    referencing ${sql.raw(event === 'delete' ? 'old' : 'new')} table as changed
    for each statement execute function ${sql.raw(run)}()`.execute(db)

/** Stock that is there now; of a variant whose row goes nothing is counted any more, so it can be had. */
const noteStock = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function note_back_in_stock() returns trigger language plpgsql as $$
    begin
      insert into back_in_stock_note (site_id, product_id)
      select distinct site_id, product_id from changed
      where (tg_op = 'DELETE' or case when tracked then quantity > 0 else in_stock end) and exists (
        select from back_in_stock_request r
        where r.site_id = changed.site_id and r.product_id = changed.product_id and r.variant_id = changed.variant_id
          and r.status = 'RECEIVED');
      return null;
    end $$`.execute(db)
  for (const event of ['insert', 'update', 'delete'])
    await trigger(db, { table: 'inventory_item', event, run: 'note_back_in_stock' })
}

/** A product or a variant that is shown again; and products that are gone, for which nobody waits any more. */
const noteProducts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function note_product_awaited() returns trigger language plpgsql as $$
    begin
      insert into back_in_stock_note (site_id, product_id)
      select site_id, id from changed
      where (tg_op = 'DELETE' or visible) and exists (
        select from back_in_stock_request r
        where r.site_id = changed.site_id and r.product_id = changed.id and r.status = 'RECEIVED');
      return null;
    end $$`.execute(db)
  for (const event of ['update', 'delete']) await trigger(db, { table: 'product', event, run: 'note_product_awaited' })
}
