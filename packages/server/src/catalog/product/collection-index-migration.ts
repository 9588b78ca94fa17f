import { sql, type Kysely } from 'kysely'

/** Shelves are walked in the order of their lists, and counted and tested in an index alone; collections are found by theirs. */
export const collectionIndexMigration = {
  name: '0048-covering-collection-indexes',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const [name, key] of Object.entries({
      price: sql`price, numeric_id`,
      last_updated: sql`last_updated, numeric_id`,
      lower_name_: sql`lower(name), numeric_id`,
      numeric_id: sql`numeric_id`,
    })) {
      const index = sql.ref(`collection_product_by_${name}`)
      await sql`drop index ${index}`.execute(db)
      await sql`create index ${index} on collection_product (site_id, collection_id, ${key})
        include (product_id, visible, price, last_updated, name)`.execute(db)
    }
    for (const [name, key] of Object.entries({ position: sql`position`, name: sql`lower(name)` })) {
      await sql`create index ${sql.ref(`collection_by_${name}`)} on collection (site_id, ${key}, numeric_id)`.execute(
        db,
      )
    }
  },
}
