import { currencyDigits } from '@vitrine/domain/money.ts'
import { sql, type Kysely } from 'kysely'

/** Attempts speak the words of their machine, and hold by themselves what is held for them. */
const moveAttempts = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index payment_attempt_open`.execute(db)
  await sql`drop index payment_attempt_lease`.execute(db)
  await sql`drop index payment_attempt_challenge`.execute(db)
  await sql`drop index payment_attempt_address`.execute(db)
  await sql`
    update payment_attempt set state = case state when 'paid' then 'completed' when 'challenge' then 'awaiting' end
    where state in ('paid', 'challenge')`.execute(db)
  await sql`
    create unique index payment_attempt_open on payment_attempt (site_id, checkout_id)
    where state in ('started', 'awaiting', 'confirming')`.execute(db)
  await sql`
    create index payment_attempt_lease on payment_attempt (lease_date)
    where state in ('started', 'awaiting', 'confirming', 'voiding')`.execute(db)
  await sql`
    create index payment_attempt_awaiting on payment_attempt (site_id, owner) where state = 'awaiting'`.execute(db)
  await sql`
    create index payment_attempt_address on payment_attempt (site_id, address) where state = 'awaiting'`.execute(db)
  await sql`
    alter table payment_attempt add column method text, add column client_action jsonb, add column holds jsonb`.execute(
    db,
  )
  await sql`
    update payment_attempt set holds = jsonb_strip_nulls(jsonb_build_object(
      'stock', stock,
      'coupon', case when coupon_id is not null
        then jsonb_build_object('id', coupon_id, 'customer', draft->>'email') end,
      'redemptionId', draft->'giftCard'->>'id'))`.execute(db)
  await sql`
    alter table payment_attempt alter column holds set not null, drop column stock, drop column coupon_id`.execute(db)
}

/** The sandbox's own book uses the words of the interface. */
const moveSandbox = (db: Kysely<unknown>) =>
  sql`
    update sandbox_charge set outcome = (outcome - 'state') || jsonb_build_object('status',
      case outcome->>'state' when 'paid' then 'captured' when 'challenge' then 'awaiting' else outcome->>'state' end)
    where outcome ? 'state'`.execute(db)

/** Amounts stood as decimal text; the ledger counts in minor units of the store's currency. */
const readAmounts = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ currency: string }>`select distinct currency from site`.execute(db)
  for (const { currency } of rows) {
    await sql`
      update payment set currency = ${currency},
        amount = round((payment.body->'amount'->>'amount')::numeric * ${10 ** currencyDigits(currency)})::bigint
      from site where site.id = payment.site_id and site.currency = ${currency}`.execute(db)
  }
}

const movePayments = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment add column provider text, add column method jsonb, add column amount bigint,
      add column currency text, add column status text, add column updated_date timestamptz`.execute(db)
  await readAmounts(db)
  await sql`
    update payment set status = body->>'status',
      updated_date = coalesce((body->>'updatedDate')::timestamptz, created_date),
      provider = case when body ? 'giftcardPaymentDetails' then 'gift-card' else coalesce((
        select attempt.provider from payment_attempt attempt
        where attempt.site_id = payment.site_id and attempt.id = payment.id), 'sandbox') end`.execute(db)
  await sql`
    update payment set
      body = body - 'id' - 'status' - 'amount' - 'createdDate' - 'updatedDate' - 'refundDisabled'`.execute(db)
  await sql`
    alter table payment alter column provider set not null, alter column amount set not null,
      alter column currency set not null, alter column status set not null,
      alter column updated_date set not null`.execute(db)
}

/** What was charged and given back before there was a ledger. A gift card was given back with the cancel of its order. */
const writeMovements = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payment_movement (
      site_id text not null,
      order_id text not null,
      payment_id text not null,
      type text not null check (
        type in ('authorized', 'captured', 'voided', 'refunded', 'disputed', 'dispute-reversed')),
      reference text not null,
      amount bigint not null check (amount > 0),
      created_date timestamptz not null,
      primary key (site_id, order_id, payment_id, type, reference),
      foreign key (site_id, order_id) references orders,
      foreign key (site_id, payment_id) references payment
    )`.execute(db)
  await sql`
    insert into payment_movement (site_id, order_id, payment_id, type, reference, amount, created_date)
    select site_id, order_id, id, 'captured', id, amount, created_date from payment where amount > 0`.execute(db)
  await sql`
    insert into payment_movement (site_id, order_id, payment_id, type, reference, amount, created_date)
    select site_id, order_id, payment_id, 'refunded', id, amount, created_date from refund
    where state = 'succeeded' and amount > 0`.execute(db)
  await sql`
    insert into payment_movement (site_id, order_id, payment_id, type, reference, amount, created_date)
    select site_id, order_id, id, 'refunded', id, amount, updated_date from payment
    where provider = 'gift-card' and status = 'REFUNDED' and amount > 0`.execute(db)
}

/** Payments are a ledger: what was charged and given back so far is brought over. */
export const ledgerMigration = {
  name: '0058-payment-ledger',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await moveAttempts(db)
    await moveSandbox(db)
    await movePayments(db)
    await writeMovements(db)
    await sql`
      create table offline_method (
        site_id text not null references site,
        kind text not null,
        name text not null,
        instructions text not null,
        enabled boolean not null,
        updated_date timestamptz not null,
        primary key (site_id, kind)
      )`.execute(db)
  },
}
