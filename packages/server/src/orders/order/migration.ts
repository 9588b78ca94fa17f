import { sql, type Kysely } from 'kysely'

/** Checkouts, payment attempts, orders, and what follows them. */
export const orderMigration = {
  name: '0006-orders',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create table checkout (
        site_id text not null references site,
        id text not null,
        owner text not null,
        cart_id text,
        body jsonb not null,
        order_id text,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id)
      )`.execute(db)
    await sql`create index checkout_cart on checkout (site_id, cart_id)`.execute(db)
    await sql`
      create table orders (
        site_id text not null references site,
        id text not null,
        number bigint not null,
        checkout_id text,
        owner text not null,
        email text not null,
        status text not null,
        payment_status text not null,
        fulfillment_status text not null,
        total bigint not null,
        body jsonb not null,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id),
        unique (site_id, number),
        unique (site_id, checkout_id)
      )`.execute(db)
    await sql`create index orders_newest on orders (site_id, created_date desc, id desc)`.execute(db)
    await sql`create index orders_owner on orders (site_id, owner, created_date desc, id desc)`.execute(db)
    await sql`
      create table order_counter (
        site_id text primary key references site,
        last_number bigint not null
      )`.execute(db)
    await sql`
      create table fulfillment (
        site_id text not null,
        id text not null,
        order_id text not null,
        body jsonb not null,
        created_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, order_id) references orders
      )`.execute(db)
    await sql`create index fulfillment_order on fulfillment (site_id, order_id)`.execute(db)
    await sql`
      create table payment (
        site_id text not null,
        id text not null,
        order_id text not null,
        body jsonb not null,
        created_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, order_id) references orders
      )`.execute(db)
    await sql`create index payment_order on payment (site_id, order_id)`.execute(db)
    await sql`
      create table payment_attempt (
        site_id text not null,
        id text not null,
        checkout_id text not null,
        order_id text not null,
        state text not null,
        provider text not null,
        amount bigint not null,
        currency text not null,
        draft jsonb not null,
        stock jsonb not null,
        coupon_id text,
        reason text,
        created_date timestamptz not null,
        lease_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, checkout_id) references checkout
      )`.execute(db)
    // One checkout never has two attempts under way.
    await sql`
      create unique index payment_attempt_open on payment_attempt (site_id, checkout_id)
      where state in ('started', 'challenge')`.execute(db)
    await sql`create index payment_attempt_lease on payment_attempt (lease_date) where state in ('started', 'challenge')`.execute(
      db,
    )
    await sql`
      create table sandbox_charge (
        attempt_id text primary key,
        outcome jsonb not null,
        created_date timestamptz not null
      )`.execute(db)
    await sql`
      create table sandbox_token (
        token_hash text primary key,
        site_id text not null,
        card text not null,
        last_four text not null,
        expires_date timestamptz not null
      )`.execute(db)
  },
}
