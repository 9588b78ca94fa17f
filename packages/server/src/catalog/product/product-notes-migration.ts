import { sql, type Kysely } from 'kysely'

/** More products than this are not named in a note: it speaks of all. */
const mostNamed = 200

/** Which products a change is about, told by the rows that changed. */
const notes = {
  note_product_change: { ids: 'id', isStock: false },
  note_shelf_change: { ids: 'product_id', isStock: false },
  note_stock_change: { ids: 'product_id', isStock: true },
} as const

const triggers = {
  product: 'note_product_change',
  collection_product: 'note_shelf_change',
  collection: 'note_collection_change',
} as const

/** A note of a change says which products it is about, and when it was made. */
export const productNotesMigration = {
  name: '0033-notes-of-products',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table catalog_change add column product_ids text[], add column noted_date timestamptz not null
      default now(), add column is_folded boolean not null default false`.execute(db)
    for (const [name, { ids, isStock }] of Object.entries(notes)) {
      await sql`
        create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $$
        begin
          insert into catalog_change (site_id, is_stock, product_ids)
          select site_id, ${sql.lit(isStock)},
            case when count(*) <= ${sql.lit(mostNamed)} then array_agg(distinct ${sql.ref(ids)}) end
          from changed group by site_id;
          return null;
        end $$`.execute(db)
    }
    // What a collection is called shows in no product.
    await sql`
      create function note_collection_change() returns trigger language plpgsql as $$
      begin
        insert into catalog_change (site_id, product_ids) select distinct site_id, array[]::text[] from changed;
        return null;
      end $$`.execute(db)
    for (const [table, note] of Object.entries(triggers)) {
      for (const [event, rows] of [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ] as const) {
        await sql`create or replace trigger ${sql.ref(`note_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
          referencing ${sql.raw(rows)} table as changed
          for each statement execute function ${sql.raw(note)}()`.execute(db)
      }
    }
    await sql`drop function note_catalog_change`.execute(db)
  },
}
