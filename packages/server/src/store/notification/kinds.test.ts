import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { serverBeside } from '../../purchase/purchase/testing.ts'
import { withNotices } from './testing-notices.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let notices: Awaited<ReturnType<typeof withNotices>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  notices = await withNotices(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.deleteFrom('mail').where('site_id', '=', shop.siteId).execute()
})

type Bought = Awaited<ReturnType<typeof desk.buy>>
const dayMs = 24 * 60 * 60
const servers = (laterBySeconds = 3600) => [1, 2, 3].map(() => serverBeside(shop.context, { laterBySeconds }))
const carryOut = async (laterBySeconds?: number) => {
  await Promise.all(servers(laterBySeconds).map((server) => server.carryOut()))
}

/** Events of an order, and the notification that its owner gets. */
const happenings: readonly (readonly [string, string, string, () => Promise<Bought>])[] = [
  [
    'paymentProblems',
    'a failed debit',
    'failed after the order was placed',
    async () => {
      const bought = await desk.buy('sandbox:debit-fails')
      await carryOut()
      return bought
    },
  ],
  [
    'paymentProblems',
    'a failed refund',
    'A refund for order',
    async () => {
      const bought = await desk.buy('sandbox:refund-fails')
      await desk.refund(bought.orderId, { paymentRefunds: [{ paymentId: bought.paymentId }] })
      await carryOut()
      return bought
    },
  ],
  [
    'paymentProblems',
    'an authorization that is never captured',
    'was released before it was captured',
    async () => {
      const bought = await desk.hold()
      await carryOut(30 * dayMs)
      await carryOut(30 * dayMs + 3600)
      return bought
    },
  ],
  [
    'disputes',
    'a dispute',
    'is disputed',
    async () => {
      const bought = await desk.buy('sandbox:disputed')
      const [beside] = servers()
      for (let time = 0; time < 3; time += 1)
        await beside!.hear('sandbox', await beside!.sandbox.messageAbout(bought.paymentId))
      return bought
    },
  ],
  [
    'returnRequests',
    'a return requested by a buyer',
    'waits for your answer',
    async () => {
      const bought = await desk.buy()
      const [{ id: lineItemId, quantity }] = bought.order.lineItems
      const fulfillment = { lineItems: [{ id: lineItemId, quantity }] }
      await desk.post(`/ecom/v1/fulfillments/orders/${bought.orderId}/create-fulfillment`, { fulfillment })
      const body = { items: [{ lineItemId, quantity: 1, reason: 'DOES_NOT_FIT' }], wish: 'REFUND' }
      const response = await shop.send(`POST /vitrine/v1/orders/${bought.orderId}/returns`, {
        token: bought.token,
        body,
      })
      expect(response.status, JSON.stringify(response.body)).toBe(200)
      return bought
    },
  ],
]

test.each(happenings)('%s: notifies of %s once, unless turned off', async (kind, _what, expected, happen) => {
  const countMails = async ({ order }: Bought) =>
    (await notices.mails(order.number)).filter(({ text }) => text.includes(expected)).length
  await notices.set({ [kind]: true })
  expect(await countMails(await happen())).toBe(1)
  await notices.set({ [kind]: false })
  expect(await countMails(await happen())).toBe(0)
})

test('sends no problem notification when an owner voids a payment or cancels an order', async () => {
  await notices.set({ paymentProblems: true })
  const released = await desk.hold()
  await desk.release(released.orderId, released.paymentId)
  const canceled = await desk.hold()
  await desk.post(`/ecom/v1/orders/${canceled.orderId}/cancel`, {})
  await carryOut()
  for (const { order } of [released, canceled]) expect(await notices.mails(order.number)).toHaveLength(1)
})
