import { sql, type Kysely } from 'kysely'

/** Beside the one cart that is current, a buyer may have others, which are asked for by their id. */
export const currentCartMigration = {
  name: '0014-current-carts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table cart add column is_current boolean not null default true`.execute(db)
    await sql`alter table cart drop constraint cart_site_id_owner_key`.execute(db)
    await sql`create unique index cart_current on cart (site_id, owner) where is_current`.execute(db)
  },
}
