import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { shippingLabelRoom } from '../room.ts'
import { box, fieldOf, ok, openLabelShop, shipFromAddress, type LabelShop } from '../testing.ts'

let labels: LabelShop
let orderId: string
beforeAll(async () => {
  labels = await openLabelShop()
  orderId = (await labels.desk.buy()).orderId
})
afterAll(() => labels.close())
afterEach(() => labels.double.fallSilent(false))

const rates = async (request: object = {}) => ok(await labels.quote(orderId, request)).labelQuote.rates

test('a quote lists the configured services with their handling fees', async () => {
  const { labelQuote } = ok(await labels.quote(orderId))
  expect(labelQuote).toMatchObject({ orderId, weight: '1', weightUnit: 'KG', package: { name: 'Small box' } })
  expect(labelQuote.rates).toMatchObject([
    {
      carrier: 'USPS',
      serviceName: 'Priority Mail',
      currency: 'USD',
      cost: { amount: '9.05', formattedAmount: '$9.05' },
      handlingFee: { amount: '1.50' },
      price: { amount: '10.55' },
      days: 2,
    },
    { serviceName: 'Ground Advantage', price: { amount: '6.25' }, deliveryTime: 'Within a week' },
  ])
  expect(labelQuote.rates[1]).not.toHaveProperty('handlingFee')
  expect(labels.double.shipments.at(-1)).toMatchObject({
    address_from: { name: 'Test shop', street1: 'Kai 1', city: 'Hamburg', zip: '20095', country: 'DE' },
    parcels: [{ length: '10', width: '6.5', height: '4', weight: '1', mass_unit: 'kg' }],
  })
  expect(labels.double.shipments.at(-1)).not.toHaveProperty('customs_declaration')
})

test('requests the given dimensions, weight and items', async () => {
  const { id } = (await labels.desk.till.orderOf(orderId)).lineItems[0]
  const dimensions = { length: '12', width: '9', height: '3' }
  const items = [{ lineItemId: id, quantity: 1 }]
  const { labelQuote } = ok(await labels.quote(orderId, { dimensions, weight: '2.25', items }))
  expect(labelQuote).toMatchObject({ items, package: { packageType: 'CUSTOM', dimensions }, weight: '2.25' })
  expect(labels.double.shipments.at(-1)).toMatchObject({ parcels: [{ ...dimensions, weight: '2.25' }] })
})

test('requests a carrier package by its name and limits its number of products', async () => {
  const flat = { packageType: 'SMALL_FLAT_RATE_BOX', packageDetails: { maxNumberOfProducts: '2' } }
  const configurationId = await labels.configure({ ...box, ...flat })
  await rates({ configurationId })
  expect(labels.double.shipments.at(-1)).toMatchObject({ parcels: [{ template: 'USPS_SmallFlatRateBox' }] })
  const three = await labels.desk.buy('sandbox:pays', { quantity: 3 })
  expect(fieldOf(await labels.quote(three.orderId, { configurationId }))).toBe('configurationId')
})

test('declares the contents of an international parcel to customs', async () => {
  const fromFrance = { country: 'FR', city: 'Lyon', postalCode: '69001', addressLine: 'Rue 1' }
  const configurationId = await labels.configure({ ...box, shipFromAddress: fromFrance })
  expect(await rates({ configurationId })).toMatchObject([{ serviceName: 'Priority Mail International' }])
  expect(labels.double.shipments.at(-1)).toMatchObject({
    customs_declaration: {
      items: [{ description: 'Mug', quantity: 2, net_weight: '1.000', value_amount: '38.00', value_currency: 'USD' }],
    },
  })
})

test('uses the backup weight for items without a weight, or requires a weight', async () => {
  const feather = await labels.desk.buy('sandbox:pays', { goods: { record: { weight: 0 } } })
  expect(ok(await labels.parcel(feather.orderId)).labelParcel).toMatchObject({ weight: '0', unweighedItems: 2 })
  expect(fieldOf(await labels.quote(feather.orderId))).toBe('weight')
  const configurationId = await labels.configure({ ...box, backupWeight: '0.25' })
  expect(ok(await labels.quote(feather.orderId, { configurationId })).labelQuote.weight).toBe('0.5')
})

test('delivery is free for the buyer from the configured subtotal', async () => {
  const service = { service: 'PRIORITY_MAIL', serviceSettings: { freeDeliveryMinimumAmount: '30' } }
  const configurationId = await labels.configure({ ...box, domesticServices: [service] })
  expect(await rates({ configurationId })).toMatchObject([{ cost: { amount: '9.05' }, price: { amount: '0.00' } }])
})

test.each<[string, object, string]>([
  ['settings that there are not', { configurationId: '0d7b5a86-5a0b-4a53-9dd6-6f8aa5e49f9c' }, 'configurationId'],
  ['no weight', { weight: '0' }, 'weight'],
  ['a box without height', { dimensions: { length: '1', width: '1', height: '0' } }, 'dimensions.height'],
])('rejects a quote with %s', async (_name, request, field) => {
  expect(fieldOf(await labels.quote(orderId, request))).toBe(field)
})

test('rejects items that are not in the order', async () => {
  const items = [{ lineItemId: 'x', quantity: 1 }]
  expect(codeOf(await labels.quote(orderId, { items }))).toBe('LINE_ITEM_NOT_FOUND')
})

test('reports the carrier’s refusal of a weight or an address in its words', async () => {
  const heavy = await labels.quote(orderId, { weight: '40' })
  expect(codeOf(heavy)).toBe('LABEL_REFUSED')
  expect(JSON.stringify(heavy.body)).toContain('USPS takes at most 70 lb')
  const { postalCode: _postalCode, ...nowhere } = shipFromAddress
  const configurationId = await labels.configure({ ...box, shipFromAddress: nowhere })
  expect(JSON.stringify((await labels.quote(orderId, { configurationId })).body)).toContain('This field is required.')
})

test('reports a carrier that does not respond, and that nothing was bought', async () => {
  labels.double.fallSilent()
  const answer = await labels.quote(orderId)
  expect(answer.status).toBe(503)
  expect(JSON.stringify(answer.body)).toContain('nothing was bought')
})

test('applies label settings in their regions only, and reports a missing sender address', async () => {
  const region = { name: 'US', destinations: [{ country: 'US' }] }
  const { deliveryRegion } = ok(await labels.desk.post('/vitrine/v1/delivery-regions', { deliveryRegion: region }))
  const elsewhere = await labels.configure({ ...box, deliveryRegionIds: [deliveryRegion.id] })
  expect(fieldOf(await labels.quote(orderId, { configurationId: elsewhere }))).toBe('configurationId')
  const { shipFromAddress: _from, ...nowhere } = box
  const configurationId = await labels.configure(nowhere)
  expect(codeOf(await labels.quote(orderId, { configurationId }))).toBe('LABELS_NOT_SET_UP')
})

test('a pickup order or a fulfilled order needs no label', async () => {
  const sent = await labels.desk.buy()
  ok(await labels.dock.send(sent.orderId, {}))
  expect(ok(await labels.parcel(sent.orderId)).labelParcel).toMatchObject({ items: [], problems: ['NOTHING_LEFT'] })
  expect(codeOf(await labels.quote(sent.orderId))).toBe('ILLEGAL_STATE')
})

test('deletes expired quotes', async () => {
  const { labelQuote } = ok(await labels.quote(orderId))
  const { db } = labels.shop.context
  const isKept = async () =>
    (await db.selectFrom('label_quote').select('id').where('id', '=', labelQuote.id).execute()).length === 1
  const afterHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)
  await shippingLabelRoom.prune!(db, afterHours(24))
  expect(await isKept()).toBe(true)
  await shippingLabelRoom.prune!(db, afterHours(26))
  expect(await isKept()).toBe(false)
})
