import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, buyer } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

/** Values of the specification that a total depends on, each exercised through the usual calls. */
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const owner = async (route: string, body?: object) => {
  const answer = await shop.send(route, { token: shop.apiKey, ...(body && { body }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const add = async (product: object) => (await owner('POST /stores/v1/products', { product })).product

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const cartOf = async (productIds: readonly string[]) => {
  const token = await shop.visitorToken()
  const lineItems = productIds.map((catalogItemId) => ({
    catalogReference: { appId: storesAppId, catalogItemId },
    quantity: 1,
  }))
  const answer = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.cart
}

/** Expected unit and price for a pack of a thousand in each unit. */
const units = {
  ML: ['L', '10'],
  CL: ['L', '1'],
  L: ['CBM', '10'],
  CBM: ['L', '0'],
  FLOZ: ['QT', '0.32'],
  PT: ['QT', '0.02'],
  QT: ['GAL', '0.04'],
  GAL: ['L', '0'],
  MG: ['G', '10'],
  G: ['KG', '10'],
  KG: ['LB', '0'],
  OZ: ['LB', '0.16'],
  LB: ['KG', '0.02'],
  MM: ['M', '10'],
  CM: ['M', '1'],
  M: ['YD', '0.01'],
  IN: ['FT', '0.12'],
  FT: ['YD', '0.03'],
  YD: ['M', '0.01'],
  SQM: ['SQFT', '0'],
  SQFT: ['SQM', '0.11'],
} as const

test('converts the price per unit of ten euros per thousand in each unit of measurement', async () => {
  const pricePerUnit: Record<string, unknown> = {}
  for (const [totalMeasurementUnit, [baseMeasurementUnit]] of Object.entries(units)) {
    const pricePerUnitData = { totalQuantity: 1000, totalMeasurementUnit, baseQuantity: 1, baseMeasurementUnit }
    const { priceData } = await add({ name: totalMeasurementUnit, priceData: { price: 10 }, pricePerUnitData })
    pricePerUnit[totalMeasurementUnit] = String(priceData.pricePerUnit)
  }
  expect(pricePerUnit).toEqual(Object.fromEntries(Object.entries(units).map(([unit, [, price]]) => [unit, price])))
})

test.each([
  ['NONE', 0, '20.00'],
  ['AMOUNT', 3, '17.00'],
  ['PERCENT', 15, '17.00'],
])('applies a product discount of type %s in the catalog and in the cart', async (type, value, price) => {
  const mug = await add({ name: `Mug ${type}`, priceData: { price: 20 }, discount: { type, value } })
  expect(mug.discount.type).toBe(type)
  expect(mug.priceData.discountedPrice).toBe(Number(price))
  const { lineItems } = await cartOf([mug.id])
  expect([lineItems[0].price.amount, lineItems[0].fullPrice.amount]).toEqual([price, '20.00'])
})

test('goods are delivered and files are not; only goods add delivery to the total', async () => {
  const delivery = await addDelivery(shop.context.db, shop.siteId)
  const totalOf = async (productType: string) => {
    const { id } = await add({ name: productType, productType, priceData: { price: 20 } })
    const token = await shop.visitorToken()
    const lineItems = [{ catalogReference: { appId: storesAppId, catalogItemId: id }, quantity: 1 }]
    await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
    const { address } = buyer.contact
    const body = { selectedShippingOption: { code: delivery }, shippingAddress: address }
    const { calculatedLineItems, priceSummary } = (
      await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body })
    ).body
    const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token })).body
    expect(calculatedLineItems).toHaveLength(1)
    return [cart.lineItems[0].itemType.preset, priceSummary.shipping.amount, priceSummary.total.amount]
  }
  expect(await totalOf('physical')).toEqual(['PHYSICAL', '4.90', '24.90'])
  expect(await totalOf('digital')).toEqual(['DIGITAL', '0.00', '20.00'])
})

test.each(['KG', 'LB'])('uses the weight unit of the store: %s', async (weightUnit) => {
  await owner('PATCH /vitrine/v1/site-settings', { siteSettings: { weightUnit } })
  const { id } = await add({ name: 'Anvil', weight: 12.5, priceData: { price: 20 } })
  const cart = await cartOf([id])
  expect([cart.weightUnit, cart.lineItems[0].physicalProperties.weight]).toEqual([weightUnit, 12.5])
})
