import { sql, type Kysely } from 'kysely'

/** Changes of stock, of collections themselves and of the site are noted, too: answers that show them rest on it. */
export const stockNotesMigration = {
  name: '0022-stock-notes',
  up: async (db: Kysely<unknown>): Promise<void> => {
    // A page that lies deep is found in the index alone, ids included.
    for (const [name, key] of Object.entries({
      numeric_id: sql`numeric_id`,
      price: sql`price, numeric_id`,
      name: sql`lower(name), numeric_id`,
      last_updated: sql`last_updated, numeric_id`,
    })) {
      const index = sql.ref(`product_by_${name}`)
      await sql`drop index ${index}`.execute(db)
      await sql`create index ${index} on product (site_id, ${key}) include (visible, id)`.execute(db)
    }
    await sql`alter table catalog_change add column is_stock boolean not null default false`.execute(db)
    await sql`
      create function note_stock_change() returns trigger language plpgsql as $$
      begin
        insert into catalog_change (site_id, is_stock) select distinct site_id, true from changed;
        return null;
      end $$`.execute(db)
    await sql`
      create function note_site_change() returns trigger language plpgsql as $$
      begin
        insert into catalog_change (site_id) select id from changed;
        return null;
      end $$`.execute(db)
    for (const [table, note] of [
      ['inventory_item', 'note_stock_change'],
      ['collection', 'note_catalog_change'],
    ] as const) {
      for (const [event, rows] of [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ] as const) {
        await sql`create trigger ${sql.ref(`note_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
          referencing ${sql.raw(rows)} table as changed
          for each statement execute function ${sql.raw(note)}()`.execute(db)
      }
    }
    await sql`create trigger note_update after update on site referencing new table as changed
      for each statement execute function note_site_change()`.execute(db)
  },
}
