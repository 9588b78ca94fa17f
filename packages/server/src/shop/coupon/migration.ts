import { sql, type Kysely } from 'kysely'

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
