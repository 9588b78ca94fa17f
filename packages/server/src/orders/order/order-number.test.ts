import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { transact } from '../../ground/database/transact.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { nextOrderNumber } from './store.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const numberOf = async (orderId: string) => Number((await desk.till.orderOf(orderId)).number)

/** Takes a number in a transaction that stays open until `end` is called. */
const takeNumber = () => {
  let end = () => {}
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  let taken: (number: number) => void
  const number = new Promise<number>((resolve) => {
    taken = resolve
  })
  const transaction = transact(shop.context.db, async (db) => {
    taken(await nextOrderNumber(shop.context, db, shop.siteId))
    await isOver
    throw new Error('This order failed.')
  }).catch(() => undefined)
  return { number, end: () => (end(), transaction) }
}

test('does not wait for an order that is still being placed, and does not use the number of one that failed', async ({
  skip,
}) => {
  if (shop.context.database.kind === 'embedded') skip('its transactions run one after the other')
  const first = await desk.buy()
  const open = takeNumber()
  const number = await open.number
  const second = await desk.buy()
  await open.end()
  const third = await desk.buy()
  const next = await numberOf(first.orderId)
  expect([number, await numberOf(second.orderId), await numberOf(third.orderId)]).toEqual([
    next + 1,
    next + 2,
    next + 3,
  ])
})

test('takes another number if an order with the same one is imported at the same time', async ({ skip }) => {
  const { db, database } = shop.context
  if (database.kind === 'embedded') skip('its transactions run one after the other')
  const { orderId } = await desk.buy()
  const number = (await numberOf(orderId)) + 1
  let buying: ReturnType<typeof desk.buy> | undefined
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into orders (site_id, id, number, checkout_id, owner, email, status, payment_status, fulfillment_status,
        total, stock_taken, body, created_date, updated_date)
      select site_id, 'imported', ${number}, null, owner, email, status, payment_status, fulfillment_status,
        total, stock_taken, body, created_date, updated_date
      from orders where site_id = ${shop.siteId} and id = ${orderId}`.execute(transaction)
    buying = desk.buy()
    // Until the new order waits for this transaction.
    await expect
      .poll(async () => {
        const waiting = database.autonomous!.selectFrom('order_counter').select('last_number')
        return Number((await waiting.where('site_id', '=', shop.siteId).executeTakeFirstOrThrow()).last_number)
      })
      .toBe(number)
  })
  expect(await numberOf((await buying!).orderId)).toBe(number + 1)
})
