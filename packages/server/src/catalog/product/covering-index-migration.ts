import { sql, type Kysely } from 'kysely'

/** What every one of these indexes holds beside its key, so that conditions on it are answered without the rows. */
const beside = sql.raw('visible, id, price, discounted_price, last_updated, created_date, product_type')
const keys = [
  'numeric_id',
  'price',
  'discounted_price',
  'last_updated',
  'created_date',
  'product_type',
  'name',
] as const

/** Conditions that hardly any product meets are tested in the index that a list walks, and not in the rows. */
export const coveringIndexMigration = {
  name: '0047-covering-catalog-indexes',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const key of keys) await sql`drop index ${sql.ref(`product_by_${key}`)}`.execute(db)
    for (const key of ['price', 'discounted_price', 'last_updated', 'created_date', 'product_type']) {
      await sql`create index ${sql.ref(`product_by_${key}`)} on product
        (site_id, ${sql.ref(key)}, numeric_id) include (${beside})`.execute(db)
    }
    await sql`create index product_by_numeric_id on product (site_id, numeric_id) include (${beside})`.execute(db)
    // An order by what is made of the name is found in the index alone where it has the name itself, too.
    await sql`create index product_by_name on product
      (site_id, lower(name), numeric_id) include (${beside}, name)`.execute(db)
  },
}
