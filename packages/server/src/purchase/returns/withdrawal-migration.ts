import { sql, type Kysely } from 'kysely'

/** Returns that are withdrawals by EU law; whoever confirms one twice has one. */
export const withdrawalMigration = {
  name: '0193-withdrawals',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      alter table order_return add column kind text not null default 'REQUEST', add column confirmation_id text`.execute(
      db,
    )
    await sql`
      create unique index order_return_confirmation on order_return (site_id, order_id, confirmation_id)
        where confirmation_id is not null`.execute(db)
  },
}
