import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { atTheDock } from './testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let dock: ReturnType<typeof atTheDock>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  dock = atTheDock(shop, desk.till)
})
afterAll(() => shop.close())

const enable = async (kind: string, enabled: boolean) => {
  const changed = await shop.send(`PATCH /vitrine/v1/email-templates/${kind}`, {
    token: shop.apiKey,
    body: { template: { enabled } },
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
}
const emailsRecorded = async (orderId: string): Promise<string[]> =>
  (await desk.till.orderOf(orderId)).activities
    .map(({ activityType }: { activityType: string }) => activityType)
    .filter((type: string) => /SHIPPING_CONFIRMATION|PICKUP_READY/.test(type))

test('records no email that the store does not send, and sends none about what was not announced', async () => {
  const { orderId } = await desk.buy('sandbox:pays')
  await enable('ORDER_SHIPPED', false)
  const { body } = await dock.send(orderId, { trackingInfo: { trackingNumber: '42' } })
  expect(await dock.subjectsOf(orderId)).toHaveLength(1)
  expect(await emailsRecorded(orderId)).toEqual([])
  await dock.cancel(orderId, body.fulfillmentId)
  expect(await dock.subjectsOf(orderId)).toHaveLength(1)

  const packed = await dock.send(orderId, { completed: false })
  await dock.change(orderId, packed.body.fulfillmentId, { completed: true })
  expect(await emailsRecorded(orderId)).toEqual([])
  await enable('ORDER_SHIPPED', true)

  await enable('TRACKING_CHANGED', false)
  await dock.change(orderId, packed.body.fulfillmentId, { trackingInfo: { trackingNumber: '43' } })
  expect(await emailsRecorded(orderId)).toEqual([])
  await enable('TRACKING_CHANGED', true)
  await dock.change(orderId, packed.body.fulfillmentId, { trackingInfo: { trackingNumber: '44' } })
  expect(await emailsRecorded(orderId)).toEqual(['SHIPPING_CONFIRMATION_EMAIL_SENT'])
  expect(await dock.subjectsOf(orderId)).toHaveLength(2)
})

test('records which email says that an order can be picked up', async () => {
  const created = await desk.post('/ecom/v1/orders', {
    order: {
      lineItems: [{ productName: { original: 'Mug' }, quantity: 2, price: { amount: '19.00' } }],
      priceSummary: { subtotal: { amount: '38.00' }, total: { amount: '38.00' } },
      channelInfo: { type: 'POS' },
      buyerInfo: { email: 'ida@example.test' },
      shippingInfo: { title: 'At the workshop', logistics: { pickupDetails: { pickupMethod: 'STORE_PICKUP' } } },
    },
  })
  expect(created.status, JSON.stringify(created.body)).toBe(200)
  const { id } = created.body.order
  await dock.send(id, {})
  expect(await emailsRecorded(id)).toEqual(['PICKUP_READY_EMAIL_SENT'])
  expect((await dock.subjectsOf(id)).at(-1)).toContain('ready')
})
