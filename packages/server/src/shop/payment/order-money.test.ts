import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { transact } from '../../ground/database/transact.ts'
import { atTheDesk } from '../billing/testing.ts'
import { lockOrderById } from '../order/store.ts'
import { movePayment } from './ledger-store.ts'
import { readMoney } from './order-money.ts'

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

test('a transaction that holds an order reads its money once, and sees what it writes itself', async () => {
  const order = await held()
  await transact(shop.context.db, async (db) => {
    await lockOrderById(db, order.site_id, order.id)
    const before = await readMoney(db, order)
    // Held twice is held once.
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

test('what was read before an order was held is read again, since others may have moved it', async () => {
  const order = await held()
  await transact(shop.context.db, async (db) => {
    const before = await readMoney(db, order)
    await sql`update payment set amount = amount + 1 where id = ${before.payments[0]!.id}`.execute(db)
    await lockOrderById(db, order.site_id, order.id)
    expect((await readMoney(db, order)).payments[0]!.amount).toBe(before.payments[0]!.amount + 1)
  })
})
