import { sql, type Kysely } from 'kysely'

/** What is sent instead: the draft of it, until it is deleted, and the order that it has become. */
export const exchangeMigration = {
  name: '0115-exchanges',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      alter table order_return add column exchange_draft_id text, add column exchange_order_id text,
        add foreign key (site_id, exchange_draft_id) references draft_order on delete set null (exchange_draft_id),
        add foreign key (site_id, exchange_order_id) references orders`.execute(db)
    await sql`
      create index order_return_draft on order_return (site_id, exchange_draft_id)
        where exchange_draft_id is not null`.execute(db)
    await sql`
      create index order_return_exchange on order_return (site_id, exchange_order_id)
        where exchange_order_id is not null`.execute(db)
  },
}
