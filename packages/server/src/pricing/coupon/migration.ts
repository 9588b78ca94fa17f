import { sql, type Kysely } from 'kysely'

/** Coupons know products and groups of members, whether automatic discounts go with them, and where they came from. */
export const couponRuleMigration = {
  name: '0121-coupons-in-the-engine',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      alter table coupon
        add column product_ids text[],
        add column member_group_ids text[],
        add column combines_with_rules boolean not null default true,
        add column is_sample boolean not null default false`.execute(db)
  },
}

/** Coupons are changed by calls, and may be used so often by each customer. */
export const couponMigration = {
  name: '0019-coupons',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      alter table coupon
        add column per_customer_limit integer,
        add column revision bigint not null default 1,
        add column created_date timestamptz not null default now(),
        add column updated_date timestamptz not null default now()`.execute(db)
    await sql`
      create table coupon_use (
        site_id text not null,
        coupon_id text not null,
        customer text not null,
        times integer not null,
        primary key (site_id, coupon_id, customer),
        foreign key (site_id, coupon_id) references coupon on delete cascade,
        check (times >= 0)
      )`.execute(db)
  },
}
