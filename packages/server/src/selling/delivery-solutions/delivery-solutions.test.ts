import { randomUUID } from 'node:crypto'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { ownCarrierId } from '@vitrine/domain/shipping/delivery.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, deliveryProfile, deliverySolutions } from '@vitrine/client'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { allDay, atTheCounter, flat } from '../../pricing/shipping/testing.ts'

const currencies = [
  { currency: 'USD', rate: '1.25', rateDate: '2026-01-01T00:00:00Z', charged: true },
  { currency: 'GBP', rate: '0.8', rateDate: '2026-01-01T00:00:00Z' },
]
let shop: Shop
const openOwner = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { deliveryProfile, deliverySolutions },
  })
let owner: ReturnType<typeof openOwner>
let regionId: string
beforeAll(async () => {
  shop = await openShop({ settings: { currencies } })
  owner = openOwner()
  const counter = atTheCounter(shop)
  regionId = await counter.regionIn('AT')
  const byWeight = [
    { amount: '4.90', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '5' }] },
    { amount: '9.90', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: '5' }] },
  ]
  await counter.owner('POST /ecom/v1/shipping-options', {
    shippingOption: {
      title: 'Parcel',
      estimatedDeliveryTime: '2 days',
      deliveryRegionIds: [regionId],
      rates: byWeight,
      otherCharges: [{ type: 'INSURANCE', amount: '1.00', details: 'Glass' }],
    },
  })
  const byPrice = [
    { amount: '3.00', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'LT', value: '50' }] },
    { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '50' }] },
  ]
  const letter = { title: 'Letter', deliveryRegionIds: [regionId], rates: byPrice }
  await counter.owner('POST /ecom/v1/shipping-options', { shippingOption: letter })
  const pickupLocation = {
    name: 'Our store',
    deliveryRegionIds: [regionId],
    rates: flat('0'),
    address: { country: 'AT', city: 'Wien' },
    openingHours: allDay,
    slots: { minutes: 360, daysAhead: 1 },
  }
  await counter.owner('POST /v1/pickup-locations', { pickupLocation })
})
afterAll(() => shop.close())

type Items = Parameters<typeof owner.deliverySolutions.getDeliverySolutions>[0]
const solve = (lineItems: Items, more: object = {}) =>
  owner.deliverySolutions.getDeliverySolutions(lineItems, { destination: { country: 'AT' }, currency: 'EUR', ...more })
const priceOf = async (title: string, lineItems: Items, more: object = {}) =>
  (await solve(lineItems, more)).deliverySolutions.find((one) => one.title === title)?.cost.deliveryPrice.amount
const product = async (record: object = {}) => ({
  catalogReference: {
    catalogItemId: (await addProduct(shop.context.db, shop.siteId, { price: 2000, record })).id,
    appId: storesAppId,
  },
})

test('lists what a buyer would be offered, with prices, charges, pickup and slots', async () => {
  const { deliverySolutions: solutions, errors } = await solve([
    { id: 'a', price: '10.00', quantity: 2, physicalProperties: { weight: 1 } },
    { price: '5.00' },
  ])
  expect(errors).toEqual([])
  const [parcel] = solutions
  expect(parcel).toEqual({
    code: expect.any(String),
    deliveryReference: { code: parcel!.code, appId: ownCarrierId },
    title: 'Parcel',
    logistics: { deliveryTime: '2 days' },
    cost: {
      price: '4.90',
      currency: 'EUR',
      deliveryPrice: expect.objectContaining({ amount: '4.90', formattedAmount: '€4.90' }),
      additionalCosts: [{ description: 'Glass', deliveryPrice: expect.objectContaining({ amount: '1.00' }) }],
    },
    deliveryAllocations: [
      {
        deliveryCarrier: { appId: ownCarrierId, code: parcel!.code },
        deliveryRegion: { id: regionId, name: 'AT' },
        applicableLineItems: { lineItemIds: ['a', '1'] },
      },
    ],
    partial: false,
  })
  const pickup = solutions.find(({ title }) => title === 'Our store')!
  expect(pickup.logistics).toMatchObject({
    pickupDetails: { pickupMethod: 'STORE_PICKUP', address: { country: 'AT', city: 'Wien' } },
    deliveryTimeSlot: { from: expect.any(Date), to: expect.any(Date) },
  })
})

test('rates depend on weights in both units, and on prices before discounts', async () => {
  const weighing = (weight: number) => [{ quantity: 2, physicalProperties: { weight } }]
  expect(await priceOf('Parcel', weighing(2.5))).toBe('4.90')
  expect(await priceOf('Parcel', weighing(2.6))).toBe('9.90')
  expect(await priceOf('Parcel', weighing(5.5), { weightUnit: 'LB' })).toBe('4.90')
  expect(await priceOf('Parcel', weighing(5.6), { weightUnit: 'LB' })).toBe('9.90')
  expect(await priceOf('Letter', [{ price: '24.99', quantity: 2 }])).toBe('3.00')
  expect(await priceOf('Letter', [{ price: '1', totalPrice: '50' }])).toBe('0.00')
  expect(await priceOf('Letter', [{ totalPrice: '50', priceBeforeDiscount: '20', quantity: 2 }])).toBe('3.00')
  expect(await priceOf('Letter', [{ priceBeforeDiscount: '1', totalPriceBeforeDiscount: '50' }])).toBe('0.00')
})

test('takes price, weight and kind from products, unless they are sent', async () => {
  const [heavy, file] = [await product({ weight: 3 }), await product({ productType: 'digital' })]
  expect(await priceOf('Parcel', [{ ...heavy, quantity: 1 }])).toBe('4.90')
  expect(await priceOf('Parcel', [{ ...heavy, quantity: 2 }])).toBe('9.90')
  expect(await priceOf('Parcel', [{ ...heavy, quantity: 2, physicalProperties: { weight: 1 } }])).toBe('4.90')
  expect(await priceOf('Letter', [{ ...heavy, quantity: 2 }])).toBe('3.00')
  expect(await priceOf('Letter', [{ ...heavy, quantity: 3 }])).toBe('0.00')
  expect((await solve([file])).deliverySolutions).toEqual([])
  expect((await solve([{ price: '1', physicalProperties: { shippable: false } }])).deliverySolutions).toEqual([])
  const both = await solve([
    { id: 'file', ...file },
    { id: 'box', price: '1' },
  ])
  expect(both.deliverySolutions[0]!.deliveryAllocations[0]!.applicableLineItems!.lineItemIds).toEqual(['box'])
})

test('delivers a bundle as its components', async () => {
  const [pot, cup] = [await product({ weight: 2 }), await product({ weight: 1 })]
  const components = [
    { productId: pot.catalogReference.catalogItemId, quantity: 1 },
    { productId: cup.catalogReference.catalogItemId, quantity: 3 },
  ]
  const set = { name: 'Tea set', priceData: { price: 60 }, bundle: { components } }
  const { body } = await shop.send('POST /stores/v1/products', { token: shop.apiKey, body: { product: set } })
  const item = { id: 'set', catalogReference: { catalogItemId: body.product.id, appId: storesAppId } }
  expect(await priceOf('Parcel', [item])).toBe('4.90')
  expect(await priceOf('Parcel', [{ ...item, quantity: 2 }])).toBe('9.90')
  expect(await priceOf('Parcel', [{ ...item, quantity: 2, physicalProperties: { weight: 2.5 } }])).toBe('4.90')
  expect(await priceOf('Letter', [item])).toBe('0.00')
  const [solution] = (await solve([item])).deliverySolutions
  expect(solution!.deliveryAllocations.map((one) => one.applicableLineItems!.lineItemIds)).toEqual([['set']])
  const unknown = { ...item, catalogReference: { ...item.catalogReference, options: { options: { Color: 'Red' } } } }
  await expect(solve([unknown])).rejects.toMatchObject({ status: 400 })
})

test('delivers goods of another profile by its regions', async () => {
  const profile = await owner.deliveryProfile.createDeliveryProfile({ name: 'Furniture' })
  const { deliverySolutions: solutions } = await solve([
    { id: 'sofa', deliveryProfileId: profile.id! },
    { id: 'mug', price: '1' },
  ])
  expect(solutions.every(({ partial }) => partial)).toBe(false)
  await expect(solve([{ deliveryProfileId: randomUUID() }])).rejects.toMatchObject({
    code: 'DELIVERY_PROFILE_NOT_FOUND',
  })
})

test('prices in a currency that the store charges', async () => {
  const { deliverySolutions: solutions } = await solve([{ price: '10' }], { currency: 'USD' })
  expect(solutions[0]!.cost).toMatchObject({ currency: 'USD', deliveryPrice: { amount: '6.13' } })
  expect(await priceOf('Letter', [{ price: '62.40' }], { currency: 'USD' })).toBe('3.75')
  expect(await priceOf('Letter', [{ price: '62.50' }], { currency: 'USD' })).toBe('0.00')
  await expect(solve([{}], { currency: 'GBP' })).rejects.toMatchObject({ violations: [{ field: 'options.currency' }] })
})

test('refuses what it cannot deliver or does not use, by name', async () => {
  const codes = { destination: { city: 'Wien' } }
  await expect(solve([{}], codes)).rejects.toMatchObject({ code: 'REQUIRED_COUNTRY', status: 400 })
  await expect(solve([{}], { destination: { country: 'NZ' } })).rejects.toMatchObject({
    code: 'NO_DELIVERY_REGION_FOUND',
  })
  const unknown = { catalogReference: { catalogItemId: randomUUID(), appId: storesAppId } }
  await expect(solve([unknown])).rejects.toMatchObject({ code: 'CATALOG_ITEM_NOT_FOUND' })
  await expect(solve([{ id: '1' }, {}])).rejects.toMatchObject({ violations: [{ field: 'lineItems[1].id' }] })
  await expect(solve([{ price: '1.001' }])).rejects.toMatchObject({ violations: [{ field: 'lineItems[0].price' }] })
  await expect(solve([{}], { origin: { country: 'DE' } })).rejects.toMatchObject({
    violations: [{ field: 'options.origin' }],
  })
  const largest = Array.from({ length: 300 }, () => ({ price: '999999999', quantity: 100_000 }))
  await expect(solve(largest)).rejects.toMatchObject({ status: 400 })
})
