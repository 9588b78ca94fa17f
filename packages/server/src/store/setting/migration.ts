import { sql, type Kysely } from 'kysely'

/** Settings of checkouts and orders, and whether an order has taken its items out of stock. */
export const settingMigration = {
  name: '0015-settings',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const table of ['checkout_settings', 'orders_settings']) {
      await sql`
        create table ${sql.table(table)} (
          site_id text not null references site,
          id text not null,
          body jsonb not null,
          revision bigint not null default 1,
          created_date timestamptz not null,
          updated_date timestamptz not null,
          primary key (site_id, id)
        )`.execute(db)
    }
    await sql`alter table orders add column stock_taken boolean not null default true`.execute(db)
  },
}
