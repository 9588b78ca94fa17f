import { sql, type Kysely } from 'kysely'

/** A code may be mailed to a member, too, to see that the address is theirs. */
export const addressCheckMigration = {
  name: '0011-address-checks',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table verification add column member_id text`.execute(db)
    await sql`alter table verification alter column password_hash drop not null`.execute(db)
  },
}
