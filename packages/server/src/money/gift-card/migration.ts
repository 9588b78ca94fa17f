import { sql, type Kysely } from 'kysely'

/** Gift cards, and what orders took from them. */
export const giftCardMigration = {
  name: '0013-gift-cards',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table gift_card (
        site_id text not null references site,
        id text not null,
        code_hash text not null,
        last_four text not null,
        currency text not null,
        initial_value bigint not null,
        balance bigint not null,
        expires timestamptz,
        disabled boolean not null default false,
        recipient_email text,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id),
        unique (site_id, code_hash),
        check (balance >= 0 and balance <= initial_value)
      )`.execute(db)
    await sql`
      create table gift_card_redemption (
        site_id text not null,
        id text not null,
        gift_card_id text not null,
        amount bigint not null,
        returned bigint not null default 0,
        created_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, gift_card_id) references gift_card,
        check (amount > 0 and returned >= 0 and returned <= amount)
      )`.execute(db)
  },
}
