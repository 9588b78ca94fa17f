import { sql, type Kysely } from 'kysely'

/** Nothing looks into carts and checkouts within the database, which took them apart and put them together each time. */
export const plainJsonMigration = {
  name: '0048-carts-as-json',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of ['cart', 'checkout'] as const)
      await sql`alter table ${sql.table(table)} alter column body type json`.execute(db)
  },
}
