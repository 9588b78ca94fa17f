import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ApiKeyStrategy, createClient, deliveryRegions, shippingOptions } from '@vitrine/client'
import { addDelivery, addProduct, referenceTo, type Product } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
const openOwner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { shippingOptions, deliveryRegions },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

const regionFor = (country: string, subdivisions: string[] = []) =>
  owner.deliveryRegions.createDeliveryRegion({ name: country, destinations: [{ country, subdivisions }] })
const flat = (amount: string) => [{ amount, conditions: [] }]

/** The offers for an address and a quantity of a product: title and price. */
const offeredTo = async (address: object, product: Product, quantity = 1): Promise<string[]> => {
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(product), quantity }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const body = { shippingAddress: address }
  const estimate = await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body })
  const options = estimate.body.shippingInfo.carrierServiceOptions.flatMap(
    (carrier: { shippingOptions: object[] }) => carrier.shippingOptions,
  )
  return options.map(
    (one: { title: string; cost: { price: { amount: string } } }) => `${one.title} ${one.cost.price.amount}`,
  )
}
const eventsOf = async (id: string) => {
  const rows = await shop.context.db
    .selectFrom('event')
    .select('type')
    .where('entity', '=', `shipping_option:${id}`)
    .orderBy('sequence')
    .execute()
  return rows.map(({ type }) => type)
}

test("offers buyers the owner's delivery methods in their regions only", async () => {
  const [state, mug] = [await regionFor('US', ['US-NY']), await addProduct(shop.context.db, shop.siteId)]
  const option = await owner.shippingOptions.createShippingOption({
    title: 'Courier',
    estimatedDeliveryTime: 'Tomorrow',
    deliveryRegionIds: [state.id],
    rates: [
      { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '57.00' }] },
      {
        amount: '2.50',
        conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: '0.5' }],
        multiplyByQuantity: true,
      },
      { amount: '4.9' },
    ],
  })
  expect(option).toMatchObject({
    revision: '1',
    title: 'Courier',
    rates: [{ amount: '0.00' }, { amount: '2.50' }, { amount: '4.90' }],
  })
  expect(option.createdDate).toBeInstanceOf(Date)
  expect(await offeredTo({ country: 'US', subdivision: 'US-NY' }, mug)).toEqual(['Courier 4.90'])
  expect(await offeredTo({ country: 'US', subdivision: 'US-NY' }, mug, 2)).toEqual(['Courier 5.00'])
  expect(await offeredTo({ country: 'US', subdivision: 'US-NY' }, mug, 3)).toEqual(['Courier 0.00'])
  expect(await offeredTo({ country: 'US', subdivision: 'US-TX' }, mug)).toEqual([])
})

test.each([
  ['LT', '2', ['5.00', '9.00', '9.00']],
  ['LTE', '2', ['5.00', '5.00', '9.00']],
  ['EQ', '2', ['9.00', '5.00', '9.00']],
  ['GTE', '2', ['9.00', '5.00', '5.00']],
  ['GT', '2', ['9.00', '9.00', '5.00']],
] as const)('applies a rate for a quantity %s %s to one, two and three pieces', async (...row) => {
  const [operator, value, prices] = row
  const [region, mug] = [await regionFor('NL'), await addProduct(shop.context.db, shop.siteId)]
  const { id, rates } = await owner.shippingOptions.createShippingOption({
    title: 'Post',
    deliveryRegionIds: [region.id],
    rates: [{ amount: '5', conditions: [{ type: 'BY_TOTAL_QUANTITY', operator, value }] }, { amount: '9' }],
  })
  expect(rates![0]!.conditions![0]!.operator).toBe(operator)
  const offered = await Promise.all([1, 2, 3].map((quantity) => offeredTo({ country: 'NL' }, mug, quantity)))
  expect(offered).toEqual(prices.map((price) => [`Post ${price}`]))
  await owner.shippingOptions.deleteShippingOption(id)
  await owner.deliveryRegions.deleteDeliveryRegion(region.id)
})

test('adds and removes regions, and offers a method without regions to nobody', async () => {
  const [region, mug] = [await regionFor('FR'), await addProduct(shop.context.db, shop.siteId)]
  const { id, revision } = await owner.shippingOptions.createShippingOption({ title: 'Poste', rates: flat('7') })
  expect(await offeredTo({ country: 'FR' }, mug)).toEqual([])
  const grown = await owner.shippingOptions.addDeliveryRegion(id, region.id, { revision })
  expect(grown.shippingOption.deliveryRegionIds).toEqual([region.id])
  expect(await offeredTo({ country: 'FR' }, mug)).toEqual(['Poste 7.00'])
  await expect(owner.deliveryRegions.deleteDeliveryRegion(region.id)).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
  await expect(owner.shippingOptions.addDeliveryRegion(id, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await owner.shippingOptions.removeDeliveryRegion(id, region.id)
  expect(await offeredTo({ country: 'FR' }, mug)).toEqual([])
  await owner.deliveryRegions.deleteDeliveryRegion(region.id)
  await expect(owner.deliveryRegions.getDeliveryRegion(region.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('rejects the second of two concurrent changes of a delivery method', async () => {
  const { id, revision } = await owner.shippingOptions.createShippingOption({ title: 'Old', rates: flat('1') })
  const changes = ['New', 'Newer'].map((title) => owner.shippingOptions.updateShippingOption(id, { title, revision }))
  const outcomes = await Promise.allSettled(changes)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'CONFLICT', status: 409 },
  })
  await expect(owner.shippingOptions.updateShippingOption(id, { title: 'Blind' })).rejects.toMatchObject({
    status: 400,
  })
})

test('keeps extended fields per app on a delivery method', async () => {
  const { id } = await owner.shippingOptions.createShippingOption({ title: 'With fields', rates: [] })
  await owner.shippingOptions.updateExtendedFields(id, '@one/app', { namespaceData: { zone: 1 } })
  await owner.shippingOptions.updateExtendedFields(id, '@two/app', { namespaceData: { id: 'x' } })
  const { shippingOption } = await owner.shippingOptions.updateExtendedFields(id, '@one/app', {
    namespaceData: { room: 2 },
  })
  expect(shippingOption.extendedFields).toEqual({
    namespaces: { '@one/app': { zone: 1, room: 2 }, '@two/app': { id: 'x' } },
  })
})

test('sends an event when a delivery method is created, changed or deleted', async () => {
  const { id, revision } = await owner.shippingOptions.createShippingOption({ title: 'Short-lived', rates: flat('1') })
  await owner.shippingOptions.updateShippingOption(id, { title: 'Shorter', revision })
  await owner.shippingOptions.deleteShippingOption(id)
  const kind = 'wix.ecom.v1.shipping_option'
  expect(await eventsOf(id)).toEqual([`${kind}_created`, `${kind}_updated`, `${kind}_deleted`])
  await expect(owner.shippingOptions.getShippingOption(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('lists each delivery method exactly once across pages', async () => {
  const titles = ['Page A', 'Page B', 'Page C', 'Page D', 'Page E']
  for (const title of titles) await owner.shippingOptions.createShippingOption({ title, rates: [] })
  const query = () => owner.shippingOptions.queryShippingOptions().startsWith('title', 'Page ').limit(2)
  const found: string[] = []
  for await (const { title } of query().descending('title')) found.push(title!)
  expect(found).toEqual(titles.toReversed())
  const byDate: string[] = []
  for await (const { title } of query().ascending('createdDate')) byDate.push(title!)
  expect(byDate).toEqual(titles)
})

test('rejects invalid values with an error that names the field', async () => {
  const create = (shippingOption: object) =>
    shop.send('POST /ecom/v1/shipping-options', { token: shop.apiKey, body: { shippingOption } })
  const violation = async (shippingOption: object) =>
    (await create(shippingOption)).body.details.validationError.fieldViolations[0].field
  expect(await violation({})).toBe('shippingOption.title')
  expect(await violation({ title: 'T', rates: [{}] })).toBe('shippingOption.rates[0].amount')
  expect(await violation({ title: 'T', rates: [{ amount: '-1' }] })).toBe('shippingOption.rates[0].amount')
  expect(await violation({ title: 'T', rates: [{ amount: '1', conditions: [{ value: '1' }] }] })).toBe(
    'shippingOption.rates[0].conditions[0].type',
  )
})

test('rejects visitors from reading or changing delivery settings', async () => {
  const token = await shop.visitorToken()
  for (const route of ['GET /ecom/v1/shipping-options/query', `GET /ecom/v1/shipping-options/${randomUUID()}`]) {
    expect((await shop.send(route, { token })).status, route).toBe(403)
  }
  const body = { shippingOption: { title: 'Mine' } }
  expect((await shop.send('POST /ecom/v1/shipping-options', { token, body })).status).toBe(403)
  expect((await shop.send('POST /vitrine/v1/delivery-regions/query', { token, body: {} })).status).toBe(403)
})

test('tells buyers without a cart what delivery costs, and from which amount it is free', async () => {
  const own = await openShop()
  onTestFinished(() => own.close())
  await addDelivery(own.context.db, own.siteId)
  await addDelivery(own.context.db, own.siteId, { title: 'Come by', pickup: true, countries: ['FR'] })
  const token = await own.visitorToken()
  const ask = (query: string) => own.send(`GET /vitrine/v1/delivery-offers${query}`, { token })
  const standard = { title: 'Standard', estimatedDeliveryTime: '2–3 days', pickup: false, freeFrom: '100.00' }
  expect((await ask('?country=DE')).body).toEqual({
    country: 'DE',
    currency: 'EUR',
    offers: [{ ...standard, price: '4.90' }],
  })
  expect((await ask('?country=DE&subtotal=100')).body.offers).toEqual([{ ...standard, price: '0.00' }])
  expect((await ask('?country=FR')).body.offers).toMatchObject([{ title: 'Come by', pickup: true }])
  expect((await ask('')).body).toEqual({ currency: 'EUR', offers: [] })
  expect((await ask('?country=Germany')).status).toBe(400)
})

test('requires a whole number for a quantity condition', async () => {
  const conditions = [{ type: 'BY_TOTAL_QUANTITY' as const, operator: 'GTE' as const, value: '1.5' }]
  const made = owner.shippingOptions.createShippingOption({ title: 'Half', rates: [{ amount: '1', conditions }] })
  await expect(made).rejects.toMatchObject({ code: 'INVALID_QUANTITY_VALUE' })
})

test('does not offer an inactive method, and accepts a single region from older callers', async () => {
  const region = await regionFor('PT')
  const option = await owner.shippingOptions.createShippingOption({
    title: 'Tram',
    rates: flat('2.00'),
    deliveryRegionId: region.id,
  })
  expect([option.deliveryRegionId, option.deliveryRegionIds]).toEqual([region.id, [region.id]])
  const mug = await addProduct(shop.context.db, shop.siteId)
  expect(await offeredTo({ country: 'PT' }, mug)).toEqual(['Tram 2.00'])
  await owner.shippingOptions.updateShippingOption(option.id, { revision: option.revision, active: false })
  expect(await offeredTo({ country: 'PT' }, mug)).toEqual([])
})
