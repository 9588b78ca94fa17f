import { randomUUID } from 'node:crypto'
import { fulfillmentStatusOf } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../../../../test/run-size.ts'
import { openShop, sendTo, type Answer, type Shop } from '../../../../../../test/shop.ts'
import { createLog } from '../../../ground/base/log.ts'
import { createServer } from '../../../server.ts'
import { atTheDesk } from '../../../purchase/billing/testing.ts'
import { findOrder } from '../../order/store.ts'
import { orderToSend } from '../pieces.ts'
import { readPieces } from '../store.ts'

const rounds = runs(8, 100)
const ordered = 4

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
/** Three servers over one database, each with its own address. */
let urls: string[]
const beside: Awaited<ReturnType<typeof createServer>>[] = []
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  desk = await atTheDesk(shop)
  urls = [shop.url]
  for (let count = 0; count < 2; count += 1) {
    const { config, now } = shop.context
    const server = await createServer({ database: shop.database, config, log: createLog('error'), now })
    beside.push(server)
    urls.push(`http://127.0.0.1:${await server.start(0)}`)
  }
})
afterAll(async () => {
  await Promise.all(beside.map((server) => server.stop()))
  await shop.close()
})

let requestCount = 0
/** Sends a request of the owner to the servers in turn. */
const send = (route: string, body?: object, headers?: Record<string, string>): Promise<Answer> =>
  sendTo(urls[(requestCount += 1) % urls.length]!)(route, { token: shop.apiKey, body, headers })

const parcels = '/ecom/v1/fulfillments'
const buy = async () => {
  const { orderId, order, paymentId, mug } = await desk.buy('sandbox:pays', { quantity: ordered })
  return { orderId, paymentId, mug, line: order.lineItems[0].id as string }
}
type Bought = Awaited<ReturnType<typeof buy>>

const fulfill = ({ orderId }: Bought, fulfillment: object) =>
  send(`POST ${parcels}/orders/${orderId}/create-fulfillment`, { fulfillment, sendShippingEmail: false })
const restock = ({ orderId, paymentId, line }: Bought, quantity: number) =>
  send('POST /ecom/v1/order-billing/refund-payments', {
    orderId,
    paymentRefunds: [{ paymentId, amount: { amount: '1.00' } }],
    sideEffects: { restock: { lineItems: [{ lineItemId: line, quantity }] } },
  })

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Reads the stored state of an order after concurrent changes. */
const readOrder = async ({ orderId, mug }: Bought) => {
  const { db } = shop.context
  const order = (await findOrder(db, shop.siteId, orderId))!
  const stored = await readPieces(db, order)
  const refunds = await db.selectFrom('refund').selectAll().where('order_id', '=', orderId).execute()
  return { order, stored, pieces: orderToSend(order, stored), refunds, stock: await desk.till.stockOf(mug) }
}

const expectSound = async (bought: Bought, answers: readonly Pick<Answer, 'status' | 'body'>[]) => {
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500)
  const { order, stored, pieces, refunds, stock } = await readOrder(bought)
  const { parcels: boxes, restocked } = pieces
  const inBoxes = sum(boxes.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)))
  expect(inBoxes).toBeLessThanOrEqual(ordered)
  const back = sum(restocked.map(({ quantity }) => quantity))
  expect(back).toBeLessThanOrEqual(ordered)
  // Parcels created after the restock do not contain the restocked items.
  const last = Math.max(...stored.parcels.map(({ record }) => Date.parse(record.createdDate!)), 0)
  const backBefore = sum(
    refunds
      .filter(({ created_date }) => created_date.getTime() < last)
      .flatMap(({ side_effects: { restock: lines = [] } }) => lines.map(({ quantity }) => quantity)),
  )
  if (backBefore > 0) expect(inBoxes + backBefore).toBeLessThanOrEqual(ordered)
  expect(order.fulfillment_status).toBe(fulfillmentStatusOf(pieces, order.status))
  expect(stock).toBeLessThanOrEqual(10)
  expect(stock).toBe(order.status === 'CANCELED' ? 10 : 10 - ordered + back)
}

test('accepts only as many concurrent fulfillments on three servers as there are items left', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bought = await buy()
    const one = { lineItems: [{ id: bought.line, quantity: 1 }] }
    const answers = await Promise.all(Array.from({ length: 7 }, () => fulfill(bought, one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ordered)
    await expectSound(bought, answers)
  }
})

test('keeps an order consistent under concurrent fulfillments, refunds, restocks, edits and cancellations', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bought = await buy()
    const { orderId, line } = bought
    const lines = (quantity: number) => ({ lineItems: [{ id: line, quantity }] })
    const { fulfillmentId } = (await fulfill(bought, lines(1))).body
    const path = `${parcels}/${fulfillmentId}/orders/${orderId}`
    const acts = [
      () => fulfill(bought, lines(2)),
      () => fulfill(bought, lines(3)),
      () => fulfill(bought, {}),
      () => restock(bought, 1),
      () => restock(bought, 2),
      () => send(`PATCH ${path}`, { fulfillment: lines(2) }),
      () => send(`PATCH ${path}`, { fulfillment: { completed: false } }),
      () => send(`DELETE ${path}`),
      () => send(`DELETE ${path}`),
      ...(round % 2 === 0 ? [() => send(`POST /ecom/v1/orders/${orderId}/cancel`, { restockAllItems: true })] : []),
    ]
    // Rotate which request comes first.
    const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)]
    const answers = await Promise.all(turned.map((act) => act()))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    await expectSound(bought, answers)
  }
})

test('cancels a fulfillment once and emails the buyer once when two cancellations are concurrent', async () => {
  const bought = await buy()
  const { orderId } = bought
  const create = `POST ${parcels}/orders/${orderId}/create-fulfillment`
  const { fulfillmentId } = (await send(create, { fulfillment: {} })).body
  const cancel = () => send(`DELETE ${parcels}/${fulfillmentId}/orders/${orderId}`)
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  const { number } = await desk.till.orderOf(orderId)
  const mails = shop.context.db
    .selectFrom('mail')
    .select('subject')
    .where('site_id', '=', shop.siteId)
    .where('subject', 'like', `%${number}%canceled%`)
  expect(await mails.execute()).toHaveLength(1)
})

test('applies a request repeated with the same idempotency key once, on any server', async () => {
  const bought = await buy()
  const { orderId, line } = bought
  const headers = { 'idempotency-key': randomUUID() }
  const body = { fulfillment: { lineItems: [{ id: line, quantity: 1 }] } }
  const route = `POST ${parcels}/orders/${orderId}/create-fulfillment`
  const first = await send(route, body, headers)
  const again = await Promise.all([1, 2, 3].map(() => send(route, body, headers)))
  expect(again.map((answer) => answer.body)).toEqual([first.body, first.body, first.body])
  const drop = `DELETE ${parcels}/${first.body.fulfillmentId}/orders/${orderId}`
  const key = { 'idempotency-key': randomUUID() }
  const repeated = [await send(drop, undefined, key), await send(drop, undefined, key)]
  expect(repeated.map(({ status }) => status)).toEqual([200, 200])
  expect((await readOrder(bought)).stored.parcels).toEqual([])
})

test('never fulfills a restocked item on a concurrent request', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bought = await buy()
    const all = { lineItems: [{ id: bought.line, quantity: ordered }] }
    const acts = [() => restock(bought, 1), () => fulfill(bought, all)]
    const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))
    await expectSound(bought, answers)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused?.body.details.applicationError.data ?? { restocked: 1 }).toMatchObject({ restocked: 1 })
  }
})
