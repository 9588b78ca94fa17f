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

const rates = async (wish: object = {}) => ok(await labels.quote(orderId, wish)).labelQuote.rates

test('a parcel has the prices of the services that are set up, with the fee for handling', async () => {
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

test('a size, a weight and items of its own are asked for as they are', async () => {
  const { id } = (await labels.desk.till.orderOf(orderId)).lineItems[0]
  const dimensions = { length: '12', width: '9', height: '3' }
  const items = [{ lineItemId: id, quantity: 1 }]
  const { labelQuote } = ok(await labels.quote(orderId, { dimensions, weight: '2.25', items }))
  expect(labelQuote).toMatchObject({ items, package: { packageType: 'CUSTOM', dimensions }, weight: '2.25' })
  expect(labels.double.shipments.at(-1)).toMatchObject({ parcels: [{ ...dimensions, weight: '2.25' }] })
})

test('a package of the carrier goes by its name, with room for so many products', async () => {
  const flat = { packageType: 'SMALL_FLAT_RATE_BOX', packageDetails: { maxNumberOfProducts: '2' } }
  const configurationId = await labels.configure({ ...box, ...flat })
  await rates({ configurationId })
  expect(labels.double.shipments.at(-1)).toMatchObject({ parcels: [{ template: 'USPS_SmallFlatRateBox' }] })
  const three = await labels.desk.buy('sandbox:pays', { quantity: 3 })
  expect(fieldOf(await labels.quote(three.orderId, { configurationId }))).toBe('configurationId')
})

test('what goes abroad tells customs what is in it', async () => {
  const fromFrance = { country: 'FR', city: 'Lyon', postalCode: '69001', addressLine: 'Rue 1' }
  const configurationId = await labels.configure({ ...box, shipFromAddress: fromFrance })
  expect(await rates({ configurationId })).toMatchObject([{ serviceName: 'Priority Mail International' }])
  expect(labels.double.shipments.at(-1)).toMatchObject({
    customs_declaration: {
      items: [{ description: 'Mug', quantity: 2, net_weight: '1.000', value_amount: '38.00', value_currency: 'USD' }],
    },
  })
})

test('what weighs nothing that is known takes the weight of the settings, or asks for one', async () => {
  const feather = await labels.desk.buy('sandbox:pays', { goods: { record: { weight: 0 } } })
  expect(ok(await labels.parcel(feather.orderId)).labelParcel).toMatchObject({ weight: '0', unweighedItems: 2 })
  expect(fieldOf(await labels.quote(feather.orderId))).toBe('weight')
  const configurationId = await labels.configure({ ...box, backupWeight: '0.25' })
  expect(ok(await labels.quote(feather.orderId, { configurationId })).labelQuote.weight).toBe('0.5')
})

test('from an amount on the buyer pays nothing', async () => {
  const service = { service: 'PRIORITY_MAIL', serviceSettings: { freeDeliveryMinimumAmount: '30' } }
  const configurationId = await labels.configure({ ...box, domesticServices: [service] })
  expect(await rates({ configurationId })).toMatchObject([{ cost: { amount: '9.05' }, price: { amount: '0.00' } }])
})

test.each<[string, object, string]>([
  ['settings that there are not', { configurationId: '0d7b5a86-5a0b-4a53-9dd6-6f8aa5e49f9c' }, 'configurationId'],
  ['no weight', { weight: '0' }, 'weight'],
  ['a box without height', { dimensions: { length: '1', width: '1', height: '0' } }, 'dimensions.height'],
])('prices with %s are refused', async (_name, wish, field) => {
  expect(fieldOf(await labels.quote(orderId, wish))).toBe(field)
})

test('what the order has not is not packed', async () => {
  const items = [{ lineItemId: 'x', quantity: 1 }]
  expect(codeOf(await labels.quote(orderId, { items }))).toBe('LINE_ITEM_NOT_FOUND')
})

test('the carrier refuses in its words: what is too heavy, and an address', async () => {
  const heavy = await labels.quote(orderId, { weight: '40' })
  expect(codeOf(heavy)).toBe('LABEL_REFUSED')
  expect(JSON.stringify(heavy.body)).toContain('USPS takes at most 70 lb')
  const { postalCode: _postalCode, ...nowhere } = shipFromAddress
  const configurationId = await labels.configure({ ...box, shipFromAddress: nowhere })
  expect(JSON.stringify((await labels.quote(orderId, { configurationId })).body)).toContain('This field is required.')
})

test('a carrier that is silent is said to be, and nothing was bought', async () => {
  labels.double.fallSilent()
  const answer = await labels.quote(orderId)
  expect(answer.status).toBe(503)
  expect(JSON.stringify(answer.body)).toContain('nothing was bought')
})

test('settings hold where they say, and without an address they say so', async () => {
  const region = { name: 'US', destinations: [{ country: 'US' }] }
  const { deliveryRegion } = ok(await labels.desk.post('/vitrine/v1/delivery-regions', { deliveryRegion: region }))
  const elsewhere = await labels.configure({ ...box, deliveryRegionIds: [deliveryRegion.id] })
  expect(fieldOf(await labels.quote(orderId, { configurationId: elsewhere }))).toBe('configurationId')
  const { shipFromAddress: _from, ...nowhere } = box
  const configurationId = await labels.configure(nowhere)
  expect(codeOf(await labels.quote(orderId, { configurationId }))).toBe('LABELS_NOT_SET_UP')
})

test('an order that is fetched or was sent has nothing to label', async () => {
  const sent = await labels.desk.buy()
  ok(await labels.dock.send(sent.orderId, {}))
  expect(ok(await labels.parcel(sent.orderId)).labelParcel).toMatchObject({ items: [], problems: ['NOTHING_LEFT'] })
  expect(codeOf(await labels.quote(sent.orderId))).toBe('ILLEGAL_STATE')
})

test('prices that nobody can buy by any more are taken away', async () => {
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
