import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheScales, ok } from '../testing.ts'

let shop: Shop
let scales: Awaited<ReturnType<typeof atTheScales>>
beforeAll(async () => {
  shop = await openShop()
  scales = await atTheScales(shop)
})
afterAll(() => shop.close())

test('the demo store buys, ships with, prints and voids a sample label without an account', async () => {
  const { orderId } = await scales.desk.buy()
  expect((await scales.account()).body.labelAccount).toMatchObject({ provider: 'SAMPLE', connected: true })
  expect(ok(await scales.parcel(orderId)).labelParcel).toMatchObject({ problems: ['NO_SETTINGS'] })
  expect(codeOf(await scales.quote(orderId))).toBe('LABELS_NOT_SET_UP')
  await scales.configure()
  expect(ok(await scales.parcel(orderId)).labelParcel).toMatchObject({
    weight: '1',
    weightUnit: 'KG',
    problems: [],
    packages: [{ name: 'Small box' }],
  })
  const label = ok(await scales.buy(orderId)).shippingLabel
  expect(label).toMatchObject({
    status: 'BOUGHT',
    provider: 'SAMPLE',
    trackingNumber: expect.stringMatching(/^94\d{20}$/),
    rate: { serviceName: 'Priority Mail', handlingFee: { amount: '1.50' } },
  })
  const [parcel] = await scales.parcelsOf(orderId)
  expect(parcel).toMatchObject({
    id: label.fulfillmentId,
    completed: true,
    trackingInfo: { shippingProvider: 'Sample carrier', trackingNumber: label.trackingNumber },
  })
  expect((await scales.desk.till.orderOf(orderId)).fulfillmentStatus).toBe('FULFILLED')
  expect(await scales.dock.subjectsOf(orderId)).toHaveLength(2)
  const printed = ok(await scales.print([label.id]))
  expect(printed.labels).toBe(1)
  const { pathname, search } = new URL(printed.url)
  const file = await fetch(shop.url + pathname + search)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(ok(await scales.void(label.id)).shippingLabel.status).toBe('VOIDED')
  expect(await scales.parcelsOf(orderId)).toEqual([])
  expect((await scales.desk.till.orderOf(orderId)).fulfillmentStatus).toBe('NOT_FULFILLED')
  expect((await fetch(shop.url + pathname + search)).status).toBe(404)
})
