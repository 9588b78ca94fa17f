import { sql, type Kysely } from 'kysely'

/** What happened to the accounts of members. */
export const activityMigration = {
  name: '0031-account-activity',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table account_activity (
        site_id text not null references site,
        id bigint generated always as identity,
        member_id text not null,
        type text not null,
        device text,
        ip_address text,
        created_date timestamptz not null,
        primary key (site_id, member_id, id)
      )`.execute(db)
    await sql`create index account_activity_by_date on account_activity (created_date)`.execute(db)
  },
}
