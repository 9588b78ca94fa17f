import { sql, type Kysely } from 'kysely'

/** Outgoing mail. */
export const mailMigration = {
  name: '0002-mail',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table mail (
        site_id text not null references site,
        id text not null,
        recipient text not null,
        subject text not null,
        text text not null,
        html text not null,
        created_date timestamptz not null default now(),
        sent_date timestamptz,
        attempts integer not null default 0,
        next_attempt_date timestamptz not null default now(),
        primary key (site_id, id)
      )`.execute(db)
    await sql`create index mail_waiting on mail (next_attempt_date) where sent_date is null`.execute(db)
    await sql`create index mail_recipient on mail (recipient, created_date desc)`.execute(db)
  },
}
