import { sql, type Kysely } from 'kysely'

/** An account can be deleted: the row stays, empty, for the orders that name it and for the tokens that do. */
export const memberDeletionMigration = {
  name: '0026-deleted-members',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table member drop constraint member_status_check`.execute(db)
    await sql`
      alter table member add constraint member_status_check
        check (status in ('PENDING', 'APPROVED', 'BLOCKED', 'DELETED'))`.execute(db)
  },
}
