import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { allDay, atTheCounter, flat, optionsOf } from '../testing.ts'

let shop: Shop
let counter: ReturnType<typeof atTheCounter>
let region: string
beforeAll(async () => {
  shop = await openShop()
  counter = atTheCounter(shop)
  region = await counter.regionIn()
})
afterAll(() => shop.close())

const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstraße 1' }
const create = async (more: object = {}) => {
  const pickupLocation = { name: 'Our store', address, deliveryRegionIds: [region], ...more }
  return (await counter.owner('POST /v1/pickup-locations', { pickupLocation })).pickupLocation
}
const remove = (id: string) => counter.owner(`DELETE /v1/pickup-locations/${id}`)

test.each(['STORE_PICKUP', 'PICKUP_POINT'] as const)(
  'offers buyers a %s with its address, hours and fee',
  async (pickupMethod) => {
    const { id, rates } = await create({
      pickupMethod,
      instructions: 'Ring twice',
      deliveryTime: 'Within an hour',
      openingHours: allDay,
      preparation: { value: 2, unit: 'HOURS' },
    })
    expect(rates).toEqual([{ amount: '0.00', conditions: [], multiplyByQuantity: false }])
    const till = await counter.open([await counter.goods()])
    const [option] = optionsOf(till.checkout)
    expect(option).toMatchObject({
      code: id,
      title: 'Our store',
      logistics: {
        instructions: 'Ring twice',
        deliveryTime: 'Within an hour',
        pickupDetails: { pickupMethod, address: { city: 'Berlin', addressLine: 'Invalidenstraße 1' } },
      },
    })
    const hours = (new Date(option!.logistics.deliverByDate!).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(1.9)
    expect(hours).toBeLessThan(2.1)
    const order = await counter.orderOf((await counter.pay(till)).body.orderId)
    expect(order.shippingInfo.logistics).toMatchObject({
      pickupDetails: { pickupMethod, address: { city: 'Berlin' } },
      instructions: 'Ring twice',
    })
    await remove(id)
  },
)

test('limits orders per pickup slot, and does not offer an inactive location', async () => {
  const { id, revision } = await create({ openingHours: allDay, slots: { minutes: 60, capacity: 2, daysAhead: 1 } })
  const till = await counter.open([await counter.goods()])
  const slots = optionsOf(till.checkout)
  expect(slots.length).toBeGreaterThan(20)
  expect(slots.every(({ code }) => code.startsWith(id))).toBe(true)
  await counter.owner(`PATCH /v1/pickup-locations/${id}`, { pickupLocation: { revision, active: false } })
  expect(optionsOf((await counter.open([await counter.goods()])).checkout)).toEqual([])
  await remove(id)
})

test('queries, changes and moves pickup locations between regions', async () => {
  const [north, elsewhere] = [await create({ name: 'North' }), await counter.regionIn('AT')]
  const added = await counter.owner(`POST /v1/pickup-locations/${north.id}/add-delivery-region`, {
    deliveryRegionId: elsewhere,
    revision: north.revision,
  })
  expect(added.pickupLocation.deliveryRegionIds).toEqual([region, elsewhere])
  const found = await counter.owner('POST /v1/pickup-locations/query', {
    query: { filter: { deliveryRegionIds: { $hasSome: [elsewhere] }, 'address.city': 'Berlin' } },
  })
  expect(found.pickupLocations.map(({ name }: { name: string }) => name)).toEqual(['North'])
  const stale = await counter.ask(`PATCH /v1/pickup-locations/${north.id}`, {
    pickupLocation: { revision: '1', name: 'Late' },
  })
  expect(stale.status).toBe(409)
  const used = await counter.ask(`DELETE /vitrine/v1/delivery-regions/${elsewhere}`)
  expect(codeOf(used)).toBe('ILLEGAL_STATE')
  const removed = await counter.owner(`POST /v1/pickup-locations/${north.id}/remove-delivery-region`, {
    deliveryRegionId: elsewhere,
  })
  expect(removed.pickupLocation.deliveryRegionIds).toEqual([region])
  await remove(north.id)
})

test('applies the valid items of a bulk call and reports the reason for each other', async () => {
  const bulk = await counter.owner('POST /v1/bulk/pickup-locations/create', {
    pickupLocations: [
      { name: 'A', rates: flat('1.00') },
      { address },
      { name: 'B', deliveryRegionIds: ['00000000-0000-4000-8000-00000000dead'] },
    ],
  })
  expect(bulk.pickupLocations.map(({ name }: { name: string }) => name)).toEqual(['A'])
  expect(bulk.errors.map(({ error }: { error: { code: string } }) => error.code)).toEqual([
    'INVALID_ARGUMENT',
    'NOT_FOUND',
  ])
  const [{ id, revision }] = bulk.pickupLocations
  const changed = await counter.owner('PATCH /v1/bulk/pickup-locations/update', {
    pickupLocations: [
      { id, revision, name: 'C' },
      { id, revision, name: 'Late' },
    ],
  })
  expect(changed.pickupLocations.map(({ name }: { name: string }) => name)).toEqual(['C'])
  expect(changed.errors).toMatchObject([{ id, error: { code: 'CONFLICT' } }])
  const response = await counter.owner(
    `DELETE /v1/bulk/pickup-locations/delete?pickupLocationIds=${id}&pickupLocationIds=${region}`,
  )
  expect(response.errors).toMatchObject([{ id: region, error: { code: 'NOT_FOUND' } }])
})

test.each([
  ['a window that ends before it starts', { openingHours: [{ day: 'MON', start: { hours: 12 }, end: { hours: 9 } }] }],
  ['a time without hours', { cutOffTime: { minutes: 30 } }],
  ['a duration without a unit', { preparation: { value: 2 } }],
])('rejects %s by field', async (_name, more) => {
  const answer = await counter.ask('POST /v1/pickup-locations', { pickupLocation: { name: 'X', ...more } })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(`pickupLocation.${Object.keys(more)[0]}`)
})

test('removes time slots, preparation time and cut-off time', async () => {
  const times = {
    slots: { minutes: 60 },
    preparation: { value: 2, unit: 'HOURS' },
    cutOffTime: { hours: 12, minutes: 0 },
  }
  const { id, revision } = await create({ openingHours: allDay, ...times })
  const slotted = await counter.open([await counter.goods()])
  expect(optionsOf(slotted.checkout).length).toBeGreaterThan(30)
  const unset = ['slots', 'preparation', 'cutOffTime']
  const body = { pickupLocation: { revision, name: 'Counter' }, unset }
  const { pickupLocation } = await counter.owner(`PATCH /v1/pickup-locations/${id}`, body)
  for (const part of unset) expect(pickupLocation).not.toHaveProperty(part)
  expect(pickupLocation).toMatchObject({ name: 'Counter', openingHours: allDay })
  const plain = await counter.open([await counter.goods()])
  expect(optionsOf(plain.checkout)).toHaveLength(1)
  await remove(id)
})
