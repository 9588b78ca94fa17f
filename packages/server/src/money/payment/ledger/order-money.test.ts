import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { transact } from '../../../ground/database/transact.ts'
import { atTheDesk } from '../../../purchase/billing/testing.ts'
import { lockOrderById } from '../../../orders/order/store.ts'
import { insertAction, moveAction, waitForAction } from '../actions/action-store.ts'
import { describePayment, endPolling, lowerExpected, movePayment } from './ledger-store.ts'
import { readMoney, readMoneyAnew, type OrderMoney } from './order-money.ts'
import { insertRefund, insertRefundTransaction, moveRefund, noteRefundDetails } from '../refunds/refund-store.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const held = async () => {
  const { orderId: id } = await desk.hold()
  return { site_id: shop.siteId, id }
}

test('a transaction that locks an order reads its money once, and sees its own writes', async () => {
  const order = await held()
  await transact(shop.context.db, async (db) => {
    await lockOrderById(db, order.site_id, order.id)
    const before = await readMoney(db, order)
    // A second lock has no effect.
    await lockOrderById(db, order.site_id, order.id)
    expect(await readMoney(db, order)).toBe(before)
    const [payment] = before.payments
    const [now, event] = [shop.now(), { type: 'captured' as const, amount: 100 }]
    expect(await movePayment(db, payment!, { event, reference: 'a part', now })).toEqual({ ok: true })
    const after = await readMoney(db, order)
    expect(after.movements.at(-1)).toMatchObject({ type: 'captured', amount: 100, reference: 'a part' })
    expect(after.movements.at(-1)!.date).toEqual(now)
  })
})

test('money read before the order was locked is read again, since it may have changed', async () => {
  const order = await held()
  await transact(shop.context.db, async (db) => {
    const before = await readMoney(db, order)
    await sql`update payment set amount = amount + 1 where id = ${before.payments[0]!.id}`.execute(db)
    await lockOrderById(db, order.site_id, order.id)
    expect((await readMoney(db, order)).payments[0]!.amount).toBe(before.payments[0]!.amount + 1)
  })
})

test('the cached money of an order matches the database after each write', async () => {
  const order = await held()
  await transact(shop.context.db, async (db) => {
    await lockOrderById(db, order.site_id, order.id)
    const now = shop.now()
    const paymentOf = async () => (await readMoney(db, order)).payments[0]!
    const key = { site_id: order.site_id, order_id: order.id, created_date: now }
    const payment = await paymentOf()
    const action = {
      ...key,
      id: 'capture',
      payment_id: payment.id,
      type: 'capture' as const,
      reason: 'MANUAL' as const,
      amount: 100,
      actor: { type: 'key' as const },
      execution_date: now,
      lease_date: now,
    }
    const part = {
      ...key,
      refund_id: 'refund',
      payment_id: payment.id,
      provider: payment.provider,
      amount: 50,
      is_external: false,
      reference: null,
      lease_date: now,
    }
    const captured = { event: { type: 'captured' as const, amount: 100 }, reference: 'capture', now }
    const details = { lines: [], fees: [], reason: 'A scratch' }
    const older = new Date(now.getTime() - 1000)
    const writes: (() => Promise<unknown>)[] = [
      () => insertAction(db, action),
      () => moveAction(db, action, { event: 'DUE', now, amount: 90 }),
      () => waitForAction(db, action, older),
      () => moveAction(db, action, { event: 'SUCCEEDED', now, reference: 'theirs' }),
      () => movePayment(db, payment, captured),
      async () => describePayment(db, await paymentOf(), { regularPaymentDetails: { offlinePayment: true } }),
      async () => endPolling(db, { ...(await paymentOf()), look_date: now }),
      async () => lowerExpected(db, await paymentOf(), { amount: 1, now }),
      () => insertRefund(db, { ...key, id: 'refund', details, side_effects: {}, actor: { type: 'key' } }),
      () => insertRefundTransaction(db, { ...part, id: 'part' }),
      () => insertRefundTransaction(db, { ...part, id: 'older', created_date: older }),
      () => moveRefund(db, { ...key, id: 'part' }, { event: 'ACCEPTED', reference: 'theirs', lease: now }),
      () => noteRefundDetails(db, { ...key, id: 'part' }, { description: 'On its way' }),
      () => moveRefund(db, { ...key, id: 'part' }, { event: 'FAILED', code: 'closed' }),
    ]
    const seen: OrderMoney[] = [await readMoney(db, order)]
    for (const [index, write] of writes.entries()) {
      await write()
      const noted = await readMoney(db, order)
      expect(noted, `write ${index}`).toEqual(await readMoneyAnew(db, order))
      seen.push(noted)
    }
    expect(seen.at(-1)!.refundTransactions.map(({ id, state }) => [id, state])).toEqual([
      ['older', 'scheduled'],
      ['part', 'failed'],
    ])
  })
})

test('moves a refund that another server claimed after it was read', async () => {
  const order = await held()
  await transact(shop.context.db, async (db) => {
    await lockOrderById(db, order.site_id, order.id)
    const now = shop.now()
    const key = { site_id: order.site_id, order_id: order.id, created_date: now }
    const { payments } = await readMoney(db, order)
    await insertRefund(db, { ...key, id: 'claimed', details: { lines: [], fees: [] }, side_effects: {}, actor: null })
    await insertRefundTransaction(db, {
      ...key,
      id: 'claimed part',
      refund_id: 'claimed',
      payment_id: payments[0]!.id,
      provider: payments[0]!.provider,
      amount: 50,
      is_external: false,
      reference: null,
      lease_date: now,
    })
    await readMoney(db, order)
    await sql`update refund_transaction set state = 'started' where id = 'claimed part'`.execute(db)
    expect(await moveRefund(db, { ...key, id: 'claimed part' }, { event: 'SUCCEEDED' })).toEqual(['note-refunded'])
    expect((await readMoney(db, order)).refundTransactions[0]!.state).toBe('succeeded')
  })
})
