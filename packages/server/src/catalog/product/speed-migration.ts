import { sql, type Kysely } from 'kysely'

/** Lists that walk an index and no more, words within names, and a note of each change that counts rest on. */
export const catalogSpeedMigration = {
  name: '0020-catalog-speed',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`drop index product_numeric_id, product_name, product_price, product_last_updated`.execute(db)
    for (const [name, key] of Object.entries({ price: 'price', name: 'lower(name)', last_updated: 'last_updated' })) {
      await sql`create index ${sql.ref(`product_by_${name}`)} on product
        (site_id, ${sql.raw(key)}, numeric_id) include (visible)`.execute(db)
    }
    await sql`create index product_by_numeric_id on product (site_id, numeric_id) include (visible)`.execute(db)

    // Three letters at a time, each marked with its site, so that stores on one server do not slow each other.
    await sql`
      create function name_grams(site text, name text) returns text[] immutable strict parallel safe language sql as $$
        select coalesce(array_agg(distinct substr(md5(site), 1, 4) || substr(lower(name), place, 3)), '{}')
        from generate_series(1, length(name) - 2) place
      $$`.execute(db)
    await sql`alter table product add column grams text[] generated always as (name_grams(site_id, name)) stored`.execute(
      db,
    )
    await sql`create index product_grams on product using gin (grams)`.execute(db)

    await sql`
      create table catalog_change (
        site_id text not null,
        id bigint generated always as identity,
        created_date timestamptz not null default now(),
        primary key (site_id, id)
      )`.execute(db)
    await sql`
      create function note_catalog_change() returns trigger language plpgsql as $$
      begin
        insert into catalog_change (site_id) select distinct site_id from changed;
        return null;
      end $$`.execute(db)
    for (const table of ['product', 'collection_product']) {
      for (const [event, rows] of [
        ['insert', 'new'],
        ['update', 'new'],
        ['delete', 'old'],
      ] as const) {
        await sql`create trigger ${sql.ref(`note_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
          referencing ${sql.raw(rows)} table as changed
          for each statement execute function note_catalog_change()`.execute(db)
      }
    }
  },
}
