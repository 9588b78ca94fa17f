import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { registerApp } from '../../ground/event/apps.ts'
import { findApp } from '../../ground/event/store.ts'
import { startExample } from './testing-example.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let example: Awaited<ReturnType<typeof startExample>>
let method: string
const returnUrl = 'http://localhost:3000/back'
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  const appId = randomUUID()
  await registerApp(shop.context.db, { siteId: shop.siteId, appId, name: 'Example Pay' })
  const { public_key: publicKey } = (await findApp(shop.context.db, appId))!
  example = await startExample({ appId, publicKey })
  const plugin = { appId, type: 'PAYMENT_PROVIDER', baseUrl: example.baseUrl }
  const { body } = await shop.send('POST /vitrine/v1/service-plugins', { token: shop.apiKey, body: plugin })
  method = `plugin:${body.servicePlugin.id}`
})
afterAll(async () => {
  await example.stop()
  await shop.close()
})

const begin = async () => {
  const tried = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 5 }))
  const begun = await till.pay(tried, `${method}:${returnUrl}`)
  expect(begun.body).toMatchObject({ paymentResponseToken: expect.any(String) as string })
  const path = `GET /vitrine/v1/checkouts/${tried.checkoutId}/payment-action`
  const { paymentAction } = (await shop.send(path, { token: tried.token })).body
  expect(paymentAction).toMatchObject({ type: 'REDIRECT', provider: method })
  return { tried, begun, url: paymentAction.url as string }
}

test("places an order paid on the provider's page, and refunds it there when canceled", async () => {
  const { tried, begun, url } = await begin()
  const offered = await shop.send(`GET /vitrine/v1/checkouts/${tried.checkoutId}/payment-methods`, {
    token: tried.token,
  })
  expect(offered.body.paymentMethods).toContainEqual({
    id: method,
    type: 'REDIRECT',
    name: 'Example Pay',
    provider: method,
    tokenPrefix: `${method}:`,
  })
  const page = await fetch(url, { redirect: 'manual' })
  expect(page.headers.get('location')).toBe(returnUrl)
  const { orderId } = (await till.confirm(tried, begun)).body
  expect(await till.orderOf(orderId)).toMatchObject({ paymentStatus: 'PAID' })
  const canceled = await shop.send(`POST /ecom/v1/orders/${orderId}/cancel`, { token: shop.apiKey, body: {} })
  expect(canceled.body.order).toMatchObject({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' })
})

test("places no order when the buyer cancels on the provider's page, and accepts another payment method", async () => {
  const { tried, begun, url } = await begin()
  await fetch(`${url}&refuse=1`, { redirect: 'manual' })
  const refused = await till.confirm(tried, begun)
  expect(refused.body.details.applicationError.code).toBe('PAYMENT_DECLINED')
  expect((await till.pay(tried)).status).toBe(200)
})

test('does not offer or use a disabled provider', async () => {
  const path = `PATCH /vitrine/v1/service-plugins/${method.slice('plugin:'.length)}`
  const turn = (enabled: boolean) => shop.send(path, { token: shop.apiKey, body: { servicePlugin: { enabled } } })
  await turn(false)
  const tried = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId))
  const refused = await till.pay(tried, `${method}:${returnUrl}`)
  expect(refused.status).toBe(428)
  await turn(true)
})
