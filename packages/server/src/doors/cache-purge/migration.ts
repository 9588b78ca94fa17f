import { sql, type Kysely } from 'kysely'

/** What pages show beside products themselves: all of a store's pages, or those of the products that are named. */
const ofStore = ['shipping_option', 'delivery_region', 'tax_region', 'manual_tax_mapping']

/** Up to which state of the catalog caches in front of a storefront were told, and more changes that they are told of. */
export const cachePurgeMigration = {
  name: '0128-cache-purges',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table cache_purge (
        site_id text primary key references site (id) on delete cascade,
        state bigint not null,
        claimed_until timestamptz not null)`.execute(db)
    await sql`
      create function note_review_change() returns trigger language plpgsql as $$
      begin
        insert into catalog_change (site_id, is_stock, product_ids)
        select site_id, true, case when count(distinct product_id) <= 200 then array_agg(distinct product_id) end
        from changed group by site_id;
        return null;
      end $$`.execute(db)
    const triggers = [['review', 'note_review_change'], ...ofStore.map((table) => [table, 'note_collection_change'])]
    for (const [table, note] of triggers) {
      for (const [event, rows] of [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ] as const) {
        await sql`create trigger ${sql.ref(`note_${event}`)} after ${sql.raw(event)} on ${sql.table(table!)}
          referencing ${sql.raw(rows)} table as changed
          for each statement execute function ${sql.raw(note!)}()`.execute(db)
      }
    }
  },
}
