import { sql, type Kysely } from 'kysely'

/** Gift cards that were bought, and to whom their codes go. A card has no code before it is sent. */
export const soldGiftCardMigration = {
  name: '0087-sold-gift-cards',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table gift_card alter column code_hash drop not null, alter column last_four drop not null`.execute(
      db,
    )
    await sql`
      create table sold_gift_card (
        site_id text not null,
        order_id text not null,
        line_item_id text not null,
        number integer not null,
        gift_card_id text not null,
        recipient_name text,
        recipient_email text not null,
        sender_name text,
        message text,
        language text not null,
        state text not null,
        send_date timestamptz not null,
        sent_date timestamptz,
        created_date timestamptz not null,
        primary key (site_id, order_id, line_item_id, number),
        unique (site_id, gift_card_id),
        foreign key (site_id, gift_card_id) references gift_card
      )`.execute(db)
    await sql`create index sold_gift_card_due on sold_gift_card (send_date) where state = 'SCHEDULED'`.execute(db)
  },
}
