import { sql, type Kysely } from 'kysely'

/** Refunds have several transactions; each one of before is one with a single one. What was on its way is asked again. */
const splitRefunds = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table refund rename to refund_transaction`.execute(db)
  await sql`drop index refund_order`.execute(db)
  await sql`drop index refund_pending`.execute(db)
  await sql`
    create table refund (
      site_id text not null,
      id text not null,
      order_id text not null,
      details jsonb not null,
      side_effects jsonb not null,
      created_date timestamptz not null,
      primary key (site_id, id),
      foreign key (site_id, order_id) references orders
    )`.execute(db)
  await sql`
    insert into refund (site_id, id, order_id, details, side_effects, created_date)
    select site_id, id, order_id, '{"lines": [], "fees": []}', '{}', created_date from refund_transaction`.execute(db)
  await sql`
    alter table refund_transaction add column refund_id text, add column is_external boolean not null default false,
      add column reference text, add column code text, add column description text`.execute(db)
  await sql`update refund_transaction set refund_id = id, is_external = provider = 'offline'`.execute(db)
  await sql`update refund_transaction set state = 'started' where state = 'pending'`.execute(db)
  await sql`
    alter table refund_transaction alter column refund_id set not null,
      add foreign key (site_id, refund_id) references refund (site_id, id)`.execute(db)
  await sql`create index refund_order on refund (site_id, order_id)`.execute(db)
  await sql`create index refund_transaction_order on refund_transaction (site_id, order_id)`.execute(db)
  await sql`
    create index refund_transaction_open on refund_transaction (lease_date)
    where state in ('scheduled', 'started', 'pending')`.execute(db)
  await sql`
    create unique index refund_transaction_reference on refund_transaction (site_id, payment_id, reference)`.execute(db)
}

/** What happens to the money of orders after they were placed: refunds in parts, captures, voids and chargebacks. */
export const movementsMigration = {
  name: '0074-movements',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await splitRefunds(db)
    await sql`
      create table authorized_action (
        site_id text not null,
        id text not null,
        order_id text not null,
        payment_id text not null,
        type text not null,
        reason text not null,
        amount bigint,
        state text not null,
        execution_date timestamptz not null,
        lease_date timestamptz not null,
        reference text,
        code text,
        description text,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id),
        foreign key (site_id, order_id) references orders,
        foreign key (site_id, payment_id) references payment
      )`.execute(db)
    await sql`create index authorized_action_order on authorized_action (site_id, order_id)`.execute(db)
    await sql`create index authorized_action_pending on authorized_action (lease_date) where state = 'pending'`.execute(
      db,
    )
    await sql`
      create index authorized_action_due on authorized_action (execution_date) where state = 'scheduled'`.execute(db)
    // The provider is asked to do one thing at a time with what it holds.
    await sql`
      create unique index authorized_action_one on authorized_action (site_id, payment_id)
      where state = 'pending'`.execute(db)
    await sql`
      create table chargeback (
        site_id text not null,
        id text not null,
        order_id text not null,
        payment_id text not null,
        reference text not null,
        withdrawn bigint not null,
        returned bigint not null,
        state text not null,
        reason text not null,
        answer_before timestamptz,
        created_date timestamptz not null,
        updated_date timestamptz not null,
        primary key (site_id, id),
        unique (site_id, payment_id, reference),
        foreign key (site_id, order_id) references orders,
        foreign key (site_id, payment_id) references payment
      )`.execute(db)
    await sql`create index chargeback_order on chargeback (site_id, order_id)`.execute(db)
    await sql`alter table payment add column look_date timestamptz`.execute(db)
    await sql`create index payment_look on payment (look_date) where look_date is not null`.execute(db)
  },
}
