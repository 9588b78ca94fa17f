import { ApiKeyStrategy, createClient, inventoryItemsV3, storesLocationsV3 } from '@vitrine/client'
import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, sendTo, type Shop } from '../../../../../test/shop.ts'
import { createLog } from '../../ground/base/log.ts'
import { createServer } from '../../server.ts'
import { jobHandlers } from '../../jobs.ts'
import { attemptJob } from '../../ground/job/attempt.ts'
import { claimJobs } from '../../ground/job/store.ts'

let shop: Shop
const others: Awaited<ReturnType<typeof createServer>>[] = []
/** Sends a request to three servers on one database, in turn. Their workers rest: a test runs jobs itself. */
let send: Shop['send']
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  const { config, now } = shop.context
  const senders = [shop.send]
  for (let count = 0; count < 2; count += 1) {
    const server = await createServer({ database: shop.database, config, log: createLog('error'), now })
    others.push(server)
    senders.push(sendTo(`http://127.0.0.1:${await server.start(0, { runsWorkers: false })}`))
  }
  let requestCount = 0
  send = (...request) => senders[(requestCount += 1) % senders.length]!(...request)
})
afterAll(async () => {
  await Promise.all(others.map((server) => server.stop()))
  await shop.close()
})

const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { inventoryItemsV3, storesLocationsV3 },
  })

const [buyers, atOnce] = [1000, 20]

test('1,000 buyers of 100 pieces at three locations place 100 orders on three servers and leave none', async () => {
  const till = await atTheTill({ ...shop, send })
  const { inventoryItemsV3: items, storesLocationsV3: locations } = openOwner()
  const places = [
    defaultLocationId(shop.siteId),
    (await locations.createStoresLocation({ name: 'Near', priority: 1 })).id,
    (await locations.createStoresLocation({ name: 'Far', priority: 2 })).id,
  ]
  const mug = await addProduct(shop.context.db, shop.siteId)
  const about = { productId: mug.id, variantId: defaultVariantId(mug.id) }
  await items.bulkCreateInventoryItems(
    [50, 30, 20].map((quantity, index) => ({ ...about, locationId: places[index]!, quantity })),
  )
  const tills: Awaited<ReturnType<typeof till.checkoutOf>>[] = []
  const next = Array.from({ length: buyers }, (_, index) => index)
  const each = async (work: (index: number) => Promise<unknown>) => {
    const left = [...next]
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let index = left.pop(); index !== undefined; index = left.pop()) await work(index)
      }),
    )
  }
  await each(async (index) => {
    tills[index] = await till.checkoutOf(mug)
  })
  let sold = 0
  await each(async (index) => {
    const { status } = await till.pay(tills[index]!)
    if (status === 200) sold += 1
  })
  expect(sold).toBe(100)
  const { items: left } = await items.queryInventoryItems().eq('productId', mug.id).find()
  expect(left.map(({ quantity }) => quantity)).toEqual([0, 0, 0])
  const orders = shop.context.db.selectFrom('orders').select((of) => of.fn.countAll<string>().as('count'))
  expect(Number((await orders.where('site_id', '=', shop.siteId).executeTakeFirstOrThrow()).count)).toBe(100)
}, 1_200_000)

test('changes each of 100,000 items once, although servers stop in the middle', async () => {
  const { db } = shop.context
  const { inventoryItemsV3: items } = openOwner()
  const options = Array.from({ length: 2 }, (_, at) => ({
    type: 'drop_down' as const,
    name: `Option ${at}`,
    choices: Array.from({ length: 20 }, (_none, index) => ({ value: String(index), description: String(index) })),
  }))
  for (let made = 0; made < 250; made += 1) await addProduct(db, shop.siteId, { name: 'Bulk', options, stock: 1 })
  const filter = { 'product.name': 'Bulk' }
  expect((await items.countInventoryItems({ filter })).count).toBe(100_000)
  await items.bulkAdjustInventoryItemsByFilter(filter, { adjustment: { incrementBy: 1 } })
  const [handler] = jobHandlers(shop.context).filter(({ kind }) => kind === 'inventory-items-by-filter')
  const slots = [{ kind: handler!.kind, slots: 1, leaseMs: 1000 }]
  for (let run = 0; ; run += 1) {
    const [job] = await claimJobs(db, slots, new Date(Date.now() + run * 5000))
    if (!job) break
    // Every third server stops before it has noted the end of its run, so another one runs the job again.
    if (run % 3 === 2) await handler!.run(job as never)
    else await attemptJob(shop.context, handler!, job as never, new AbortController().signal)
  }
  const { aggregationData } = await items.searchInventoryItems({
    filter,
    cursorPaging: { limit: 1 },
    aggregations: [{ fieldPath: 'quantity', value: {} }],
  })
  expect(aggregationData.results[0]!.values!.results).toEqual([{ value: '2', count: 100_000 }])
}, 1_200_000)
