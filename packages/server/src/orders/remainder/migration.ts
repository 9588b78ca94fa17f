import { sql, type Kysely } from 'kysely'

/** What is left of orders with a deposit. Orders that were placed before stay with their owner. */
export const remainderMigration = {
  name: '0185-order-remainders',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table order_remainder (
        site_id text not null,
        order_id text not null,
        due_day text not null,
        placed_day text not null,
        amount bigint not null,
        agreed_attempt_id text,
        attempt_id text,
        tries integer not null default 0,
        decline_reason text,
        request_id text,
        reminded_date timestamptz,
        collected_date timestamptz,
        reminders_after integer not null default 0,
        next_date timestamptz,
        primary key (site_id, order_id, due_day),
        foreign key (site_id, order_id) references orders on delete cascade
      )`.execute(db)
    await sql`create index order_remainder_next on order_remainder (next_date) where next_date is not null`.execute(db)
    await sql`create index order_remainder_due on order_remainder (site_id, due_day)`.execute(db)
  },
}
