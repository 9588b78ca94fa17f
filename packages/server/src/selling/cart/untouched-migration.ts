import { sql, type Kysely } from 'kysely'

/** Finds carts and checkouts that nobody touched for long, and knows the servers of apps. */
export const untouchedCartsMigration = {
  name: '0037-untouched-carts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create index cart_updated on cart (site_id, updated_date)`.execute(db)
    await sql`create index checkout_open_updated on checkout (site_id, updated_date) where order_id is null`.execute(db)
    await sql`alter table oauth_app add column server_addresses text[] not null default '{}'`.execute(db)
  },
}
