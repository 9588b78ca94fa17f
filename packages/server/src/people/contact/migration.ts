import { sql, type Kysely } from 'kysely'

/** Buyers without an account are contacts, and become members with their orders. */
export const contactMigration = {
  name: '0025-contacts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table contact (
        site_id text not null references site,
        id text not null,
        email text not null,
        member_id text,
        created_date timestamptz not null,
        primary key (site_id, id),
        unique (site_id, email)
      )`.execute(db)
    await sql`create index orders_of_guests on orders (site_id, lower(email)) where owner like 'visitor:%'`.execute(db)
  },
}
