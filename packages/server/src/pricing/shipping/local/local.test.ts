import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { allDay, atTheCounter, flat } from '../testing.ts'

let shop: Shop
let counter: ReturnType<typeof atTheCounter>
let region: string
beforeAll(async () => {
  shop = await openShop()
  counter = atTheCounter(shop)
  region = await counter.regionIn()
})
afterAll(() => shop.close())

const create = async (more: object) => {
  const localDeliveryOption = { areaName: 'Van', rates: flat('3.00'), deliveryRegionIds: [region], ...more }
  return (await counter.owner('POST /v1/local-delivery-options', { localDeliveryOption })).localDeliveryOption
}
const remove = (id: string) => counter.owner(`DELETE /v1/local-delivery-options/${id}`)

interface Previewed {
  readonly title: string
  readonly price: string
  readonly slot?: { readonly from: string }
}
const preview = async (address: object, more: object = {}): Promise<readonly Previewed[]> =>
  (await counter.owner('POST /vitrine/v1/delivery-preview', { address: { country: 'DE', ...address }, ...more }))
    .deliveries

const berlin = { latitude: 52.52, longitude: 13.405 }
const potsdam = { latitude: 52.3906, longitude: 13.0645 }
const square = [
  { latitude: 52, longitude: 13 },
  { latitude: 52, longitude: 14 },
  { latitude: 53, longitude: 14 },
  { latitude: 53, longitude: 13 },
]

test.each([
  [
    'a radius',
    { radiusConfig: { address: { formattedAddress: 'Berlin', geocode: berlin }, radius: 20 } },
    { geocode: berlin },
    { geocode: potsdam },
  ],
  [
    'a polygon',
    { customAreaConfig: { geocodes: square } },
    { geocode: potsdam },
    { geocode: { latitude: 48, longitude: 11 } },
  ],
  [
    'a town',
    { cityConfig: { cityItems: [{ cityName: 'Berlin', country: 'DE' }] } },
    { city: 'berlin' },
    { city: 'Potsdam' },
  ],
  ['postal codes', { zipConfig: { zipCodes: ['101*'] } }, { postalCode: '10115' }, { postalCode: '14467' }],
  [
    'subdivisions of the country',
    { destinations: [{ code: 'DE', subdivisions: ['DE-BE'] }] },
    { subdivision: 'DE-BE' },
    { subdivision: 'DE-BY' },
  ],
])('offers delivery within %s only', async (_name, area, inside, outside) => {
  const { id } = await create(area)
  expect([(await preview(inside)).length, (await preview(outside)).length]).toEqual([1, 0])
  await remove(id)
})

test("reads a radius in the store's unit", async () => {
  const own = await openShop({ settings: { lengthUnit: 'MI' } })
  const there = atTheCounter(own)
  const localDeliveryOption = {
    radiusConfig: { address: { geocode: berlin }, radius: 20 },
    rates: flat('3.00'),
    deliveryRegionIds: [await there.regionIn()],
  }
  const created = await there.owner('POST /v1/local-delivery-options', { localDeliveryOption })
  expect(created.localDeliveryOption.radiusConfig.lengthUnit).toBe('MI')
  // 27 kilometers are 17 miles.
  const address = { country: 'DE', geocode: potsdam }
  expect((await there.owner('POST /vitrine/v1/delivery-preview', { address })).deliveries).toHaveLength(1)
  await own.close()
})

test('accepts a single rate with a free-from amount and days by name from older callers', async () => {
  const monday = {
    enabledForDelivery: true,
    timeSlots: [{ from: { hours: 9, minutes: 0 }, to: { hours: 12, minutes: 0 } }],
  }
  const { id, rates, scheduledDeliveryConfig } = await create({
    rates: undefined,
    rate: '4.00',
    minimumFreeDeliveryOrderAmount: 30,
    scheduledDeliveryConfig: { days: { monday, tuesday: { ...monday, enabledForDelivery: false } } },
  })
  expect(rates).toMatchObject([{ amount: '0.00', conditions: [{ value: '30.00' }] }, { amount: '4.00' }])
  expect(scheduledDeliveryConfig.timeWindows).toMatchObject([
    { day: 'MON', enabled: true },
    { day: 'TUE', enabled: false },
  ])
  const [cheap, expensive] = [
    await preview({}, { items: [{ price: '10' }] }),
    await preview({}, { items: [{ price: '30' }] }),
  ]
  expect([cheap[0]!.price, expensive[0]!.price]).toEqual(['4.00', '0.00'])
  expect(cheap.every(({ slot }) => new Date(slot!.from).getUTCDay() === 1)).toBe(true)
  await remove(id)
})

test('applies a minimum order as a condition of the rates', async () => {
  const conditions = [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '20' }]
  const { id } = await create({ rates: [{ amount: '2.00', conditions }] })
  expect(await preview({}, { items: [{ price: '19.99' }] })).toEqual([])
  expect(await preview({}, { items: [{ price: '10', quantity: 2 }] })).toMatchObject([{ title: 'Van', price: '2.00' }])
  await remove(id)
})

test.each(['MINUTES', 'HOURS', 'DAYS'])('offers no time before a preparation of %s', async (unit) => {
  const { id } = await create({
    scheduledDeliveryConfig: { timeWindows: allDay, slotMinutes: 60, preparation: { value: 2, unit } },
  })
  const date = '2026-11-25T10:30:00Z'
  const [first] = await preview({}, { date })
  const wanted = { MINUTES: '2026-11-25T11:00', HOURS: '2026-11-25T13:00', DAYS: '2026-11-27T00:00' }[unit]!
  expect(first!.slot!.from.slice(0, 16)).toBe(wanted)
  await remove(id)
})

test('rejects an invalid area by field', async () => {
  const refused = async (more: object, field: string) => {
    const answer = await counter.ask('POST /v1/local-delivery-options', { localDeliveryOption: more })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(`localDeliveryOption.${field}`)
  }
  await refused(
    { zipConfig: { zipCodes: ['1'] }, cityConfig: { cityItems: [{ cityName: 'B', country: 'DE' }] } },
    'cityConfig',
  )
  await refused({ customAreaConfig: { geocodes: square.slice(0, 2) } }, 'customAreaConfig.geocodes')
  await refused({ radiusConfig: { radius: 5 } }, 'radiusConfig.address')
  await refused({ cityConfig: { cityItems: [] } }, 'cityConfig.cityItems')
})

test('queries, lists by region, bulk-updates and moves local deliveries', async () => {
  const [north, other] = [await create({ areaName: 'North' }), await counter.regionIn('AT')]
  const found = await counter.owner('POST /v1/local-delivery-options/query', {
    query: { filter: { areaName: 'North' } },
  })
  expect(found.localDeliveryOptions).toHaveLength(1)
  const added = await counter.owner('POST /v1/local-delivery-options/add-delivery-region', {
    deliveryRegionId: other,
    localDeliveryOptionId: north.id,
  })
  expect(added.localDeliveryOption.deliveryRegionIds).toEqual([region, other])
  const listed = await counter.owner(`GET /stores/v1/localDeliveryOptions?externalId=${other}`)
  expect(listed.localDeliveryOptions.map(({ id }: { id: string }) => id)).toEqual([north.id])
  await counter.owner('POST /v1/local-delivery-options/remove-delivery-region', {
    deliveryRegionId: other,
    localDeliveryOptionId: north.id,
  })
  const bulk = await counter.owner('POST /v1/bulk/local-delivery-options/create', {
    localDeliveryOptions: [{ areaName: 'B' }, { areaName: 'C', deliveryRegionIds: ['nowhere'] }],
  })
  expect([bulk.localDeliveryOptions.length, bulk.errors]).toEqual([1, [{ error: 'NOT_FOUND' }]])
  const { id, revision } = bulk.localDeliveryOptions[0]
  const changed = await counter.owner('PATCH /v1/bulk/local-delivery-options/update', {
    localDeliveryOptions: [
      { id, revision, areaName: 'D' },
      { id, revision: '9', areaName: 'E' },
    ],
  })
  expect([changed.localDeliveryOptions[0].areaName, changed.errors]).toEqual(['D', [{ id, error: 'CONFLICT' }]])
  const deletion = await counter.ask(`DELETE /v1/bulk/local-delivery-options/delete?ids=${id}&ids=${region}`)
  expect(codeOf(deletion)).toBe('NOT_FOUND')
  await counter.owner(`DELETE /v1/bulk/local-delivery-options/delete?ids=${id}&ids=${north.id}`)
  expect((await counter.ask(`GET /v1/local-delivery-options/${id}`)).status).toBe(404)
})

test("limits delivery methods per region, with each call's own error code", async () => {
  const full = await counter.regionIn('FR')
  const bulk = async (count: number) =>
    counter.owner('POST /v1/bulk/local-delivery-options/create', {
      localDeliveryOptions: Array.from({ length: count }, () => ({ areaName: 'X', deliveryRegionIds: [full] })),
    })
  expect((await bulk(51)).errors).toEqual([{ error: 'LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED' }])
  const one = { localDeliveryOption: { areaName: 'Y', deliveryRegionIds: [full] } }
  expect(codeOf(await counter.ask('POST /v1/local-delivery-options', one))).toBe(
    'LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED',
  )
  const pickups = (count: number, deliveryRegionIds: readonly string[]) =>
    counter.owner('POST /v1/bulk/pickup-locations/create', {
      pickupLocations: Array.from({ length: count }, () => ({ name: 'P', deliveryRegionIds })),
    })
  await pickups(100, [full])
  const [crowded] = (await pickups(1, [full])).errors
  expect(crowded.error.code).toBe('LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED')
  await pickups(100, [])
  expect((await pickups(1, [])).errors[0].error.code).toBe('LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED')
})

test('removes an area from all regions of the delivery, and times by name', async () => {
  const scheduledDeliveryConfig = { timeWindows: allDay, slotMinutes: 120 }
  const { id, revision } = await create({ zipConfig: { zipCodes: ['101*'] }, scheduledDeliveryConfig })
  expect(await preview({ postalCode: '80331' })).toEqual([])
  const change = (body: object) => counter.owner(`PATCH /v1/local-delivery-options/${id}`, body)
  const wide = await change({ localDeliveryOption: { revision }, unset: ['zipConfig'] })
  expect(wide.localDeliveryOption).not.toHaveProperty('zipConfig')
  expect((await preview({ postalCode: '80331' }))[0]!.slot).toBeDefined()
  // Parts that are not named are unchanged.
  const unset = ['cityConfig', 'scheduledDeliveryConfig']
  await change({ localDeliveryOption: { revision: wide.localDeliveryOption.revision }, unset })
  expect(await preview({ postalCode: '80331' })).toMatchObject([{ title: 'Van', price: '3.00' }])
  await remove(id)
})
