import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { registerApp } from '../../ground/event/apps.ts'
import { openReceiver, type Receiver } from '../../ground/event/testing.ts'
import { createLog } from '../../ground/base/log.ts'
import { backInStockOf, requestsPath } from './testing.ts'

let shop: Shop
let receiver: Receiver
const appId = 'a0000000-0000-4000-8000-000000000009'
const entity = 'wix.ecom.v1.back_in_stock_notification_request'
beforeAll(async () => {
  shop = await openShop({ runsWorkers: true, log: createLog('silent') })
  receiver = await openReceiver()
  await registerApp(shop.context.db, { siteId: shop.siteId, appId, name: 'Emails' })
})
afterAll(async () => {
  receiver.close()
  await shop.close()
})

test("sends apps an event for each request, notification and deletion, in the provider's format", async () => {
  const eventTypes = ['created', 'updated', 'deleted'].map((slug) => `${entity}_${slug}`)
  const body = { appId, url: `${receiver.url}/hook`, eventTypes }
  expect((await shop.send('POST /vitrine/v1/webhook-subscriptions', { token: shop.apiKey, body })).status).toBe(200)
  const backInStock = backInStockOf(shop)
  const product = await backInStock.soldOut()
  const { request } = (await backInStock.ask(product)).body
  await backInStock.restock(product)
  await backInStock.notified()
  const received = await backInStock.read(request.id)
  await shop.send(`DELETE ${requestsPath}/${request.id}`, { token: shop.apiKey })
  await expect.poll(() => receiver.received.length, { interval: 20 }).toBe(4)
  const events = receiver.received.map(({ data }) => data)
  expect(events.map(({ slug, entityFqdn, entityId }) => [slug, entityFqdn, entityId])).toEqual(
    ['created', 'updated', 'updated', 'deleted'].map((slug) => [slug, entity, request.id]),
  )
  expect(events[0].createdEvent.entity).toEqual(request)
  expect(events[1].updatedEvent.currentEntity).toEqual({ ...request, status: 'PROCESSING', autoNotified: true })
  expect(events[2].updatedEvent.currentEntity).toEqual(received)
  expect(events[3].deletedEvent).toEqual({})
})
