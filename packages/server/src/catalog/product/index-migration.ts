import { sql, type Kysely } from 'kysely'

/** What buyers of a large catalog filter and sort by, so that no answer goes through all products. */
export const catalogIndexMigration = {
  name: '0044-catalog-indexes',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const key of ['discounted_price', 'created_date', 'product_type']) {
      await sql`create index ${sql.ref(`product_by_${key}`)} on product
        (site_id, ${sql.ref(key)}, numeric_id) include (visible, id)`.execute(db)
    }
    await sql`create index product_by_sku on product (site_id, (record->>'sku'))`.execute(db)
  },
}
