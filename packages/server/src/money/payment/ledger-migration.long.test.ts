import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../ground/database/migrate.ts'
import type { Tables } from '../../ground/database/tables.ts'
import { openTestDatabase } from '../../ground/database/testing.ts'
import { migrations } from '../../migrations.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { ledgerMigration } from './ledger-migration.ts'
import { listMovements, listPayments } from './ledger-store.ts'

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === ledgerMigration.name),
)

const paid = (
  amount: string,
  status = 'APPROVED',
  more: object = { regularPaymentDetails: { offlinePayment: false } },
) =>
  JSON.stringify({
    id: 'old',
    amount: { amount },
    status,
    refundDisabled: false,
    createdDate: '2026-01-02T00:00:00.000Z',
    updatedDate: '2026-01-03T00:00:00.000Z',
    ...more,
  })

/** What a shop had before there was a ledger. */
const oldShop = async () => {
  const database = await openTestDatabase<Tables>(before)
  const { db } = database
  const run = (text: string) => sql.raw(text).execute(db)
  for (const [id, currency] of [
    ['eur', 'EUR'],
    ['jpy', 'JPY'],
    ['kwd', 'KWD'],
  ] as const) {
    await run(`insert into site (id, name, currency, language, settings, demo)
      values ('${id}', '${id}', '${currency}', 'en', '{}', true)`)
    await run(`insert into orders (site_id, id, number, owner, email, status, payment_status, fulfillment_status, total,
      body, created_date, updated_date) values ('${id}', 'order', 1, 'visitor:v', 'a@b.test', 'APPROVED', 'PAID',
      'NOT_FULFILLED', 1000, '{}', '2026-01-02', '2026-01-02')`)
    await run(`insert into checkout (site_id, id, owner, body, created_date, updated_date)
      values ('${id}', 'checkout', 'visitor:v', '{}', '2026-01-02', '2026-01-02')`)
  }
  const addPayment = (siteId: string, id: string, body: string) =>
    run(`insert into payment (site_id, id, order_id, body, created_date)
      values ('${siteId}', '${id}', 'order', '${body}', '2026-01-02')`)
  return { database, db, run, addPayment }
}

test('charges and refunds of before stand in the ledger, to the last fils', async () => {
  const { database, db, run, addPayment } = await oldShop()
  await addPayment('eur', 'card', paid('12.34'))
  await addPayment('eur', 'gift', paid('5.00', 'REFUNDED', { giftcardPaymentDetails: { giftCardPaymentId: 'gift' } }))
  await addPayment('jpy', 'card', paid('1200', 'REFUNDED'))
  await addPayment('kwd', 'card', paid('1.234'))
  await run(`insert into refund (site_id, id, order_id, payment_id, provider, amount, state, lease_date, created_date)
    values ('jpy', 'back', 'order', 'card', 'sandbox', 1200, 'succeeded', '2026-01-04', '2026-01-04'),
      ('kwd', 'soon', 'order', 'card', 'sandbox', 1234, 'pending', '2026-01-04', '2026-01-04')`)
  await migrate(db, migrations)

  const moneyOf = async (siteId: string) => {
    const order = { site_id: siteId, id: 'order' }
    const { captured, refunded } = sumsOf(await listMovements(db, order))
    const payments = await listPayments(db, order)
    return {
      captured,
      refunded,
      payments: payments.map(({ provider, status, amount }) => [provider, status, Number(amount)]),
    }
  }
  expect(await moneyOf('eur')).toEqual({
    captured: 1734,
    refunded: 500,
    payments: [
      ['sandbox', 'APPROVED', 1234],
      ['gift-card', 'REFUNDED', 500],
    ],
  })
  expect(await moneyOf('jpy')).toMatchObject({ captured: 1200, refunded: 1200 })
  expect(await moneyOf('kwd')).toMatchObject({ captured: 1234, refunded: 0 })
  const [card] = await listPayments(db, { site_id: 'eur', id: 'order' })
  expect(card!.body).toEqual({ regularPaymentDetails: { offlinePayment: false } })
  expect(card!.updated_date.toISOString()).toBe('2026-01-03T00:00:00.000Z')
  await database.close()
})

test('attempts that were under way go on, with all that is held for them', async () => {
  const { database, db, run } = await oldShop()
  const draft = JSON.stringify({ email: 'a@b.test', giftCard: { id: 'taken' } })
  const stock = JSON.stringify([{ productId: 'p', variantId: 'v', quantity: 2 }])
  const add = (id: string, siteId: string, state: string, coupon: string) =>
    run(`insert into payment_attempt (site_id, id, checkout_id, order_id, state, owner, provider, amount, currency, draft,
      stock, coupon_id, created_date, lease_date) values ('${siteId}', '${id}', 'checkout', 'order', '${state}',
      'visitor:v', 'sandbox', 100, 'EUR', '${draft}', '${stock}', ${coupon}, '2026-01-02', '2026-01-02')`)
  await add('asked', 'eur', 'challenge', `'half'`)
  await add('done', 'jpy', 'paid', 'null')
  await run(`insert into sandbox_charge (attempt_id, outcome, created_date) values
    ('asked', '{"state": "challenge"}', now()), ('done', '{"state": "paid", "transactionId": "t"}', now())`)
  await migrate(db, migrations)

  const attempts = await db.selectFrom('payment_attempt').select(['id', 'state', 'holds']).orderBy('id').execute()
  const held = { stock: [{ productId: 'p', variantId: 'v', quantity: 2 }], redemptionId: 'taken' }
  expect(attempts).toEqual([
    { id: 'asked', state: 'awaiting', holds: { ...held, coupon: { id: 'half', customer: 'a@b.test' } } },
    { id: 'done', state: 'completed', holds: held },
  ])
  const charges = await db.selectFrom('sandbox_charge').select('outcome').orderBy('attempt_id').execute()
  expect(charges.map(({ outcome }) => outcome)).toEqual([
    { status: 'awaiting' },
    { status: 'captured', transactionId: 't' },
  ])
  await database.close()
})
