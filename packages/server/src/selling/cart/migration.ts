import { sql, type Kysely } from 'kysely'

/** Carts, coupons and ways of delivery. */
export const cartMigration = {
  name: '0005-carts',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table cart (
        site_id text not null references site,
        id text not null,
        owner text not null,
        body jsonb not null,
        revision bigint not null default 1,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id),
        unique (site_id, owner)
      )`.execute(db)
    await sql`
      create table coupon (
        site_id text not null references site,
        id text not null,
        code text not null,
        name text not null,
        effect jsonb not null,
        minimum_subtotal bigint,
        collection_id text,
        starts timestamptz,
        expires timestamptz,
        active boolean not null,
        usage_limit integer,
        times_used integer not null default 0,
        primary key (site_id, id),
        unique (site_id, code),
        check (times_used >= 0 and (usage_limit is null or times_used <= usage_limit))
      )`.execute(db)
    await sql`
      create table shipping_option (
        site_id text not null references site,
        id text not null,
        title text not null,
        estimated_delivery_time text,
        countries text[] not null,
        rates jsonb not null,
        pickup boolean not null,
        position integer not null,
        primary key (site_id, id)
      )`.execute(db)
  },
}
