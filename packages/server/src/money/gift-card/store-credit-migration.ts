import { sql, type Kysely } from 'kysely'

/** Store credit is a gift card that belongs to a member; what happened to the money of all of them is written down. */
export const storeCreditMigration = {
  name: '0088-store-credit',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table gift_card add column member_id text`.execute(db)
    await sql`create unique index gift_card_of_member on gift_card (site_id, member_id, currency)`.execute(db)
    await sql`
      create table gift_card_movement (
        site_id text not null,
        id text not null,
        gift_card_id text not null,
        type text not null,
        amount bigint not null,
        payment_id text,
        order_id text,
        reason text,
        created_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, gift_card_id) references gift_card,
        check (amount <> 0)
      )`.execute(db)
    await sql`
      create index gift_card_movement_of_card
      on gift_card_movement (site_id, gift_card_id, created_date desc, id)`.execute(db)
    await sql`
      insert into gift_card_movement (site_id, id, gift_card_id, type, amount, created_date)
      select site_id, gen_random_uuid()::text, id, 'ISSUED', initial_value, created_date from gift_card
      where initial_value <> 0`.execute(db)
    await sql`
      insert into gift_card_movement (site_id, id, gift_card_id, type, amount, payment_id, created_date)
      select site_id, gen_random_uuid()::text, gift_card_id, 'REDEEMED', -amount, id, created_date
      from gift_card_redemption`.execute(db)
    await sql`
      insert into gift_card_movement (site_id, id, gift_card_id, type, amount, payment_id, created_date)
      select site_id, gen_random_uuid()::text, gift_card_id, 'RETURNED', returned, id, created_date
      from gift_card_redemption where returned > 0`.execute(db)
  },
}
