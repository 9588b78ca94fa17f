import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  offersFor,
  ownCarrierId,
  readSlotCode,
  slotCode,
  type DeliverableLine,
  type DeliveryMethod,
  type DeliveryRegion,
  type DeliveryRules,
} from './delivery.ts'
import type { Schedule } from './schedule.ts'
import { momentAt, rulesOf, type TestOption } from './testing.ts'

const germany = [{ country: 'DE', subdivisions: [] }]
const flat = (amount: number) => [{ amount, conditions: [], multiplyByQuantity: false }]
const option = (id: string, amount: number, more: Partial<TestOption> = {}): TestOption => ({
  id,
  destinations: germany,
  rates: flat(amount),
  ...more,
})
const line = (id: string, profileId?: string, total = 1000): DeliverableLine => ({
  id,
  quantity: 1,
  total,
  weight: 1,
  profileId,
})
const now = new Date('2026-11-25T09:00:00Z')

const offers = (options: readonly TestOption[], lines: readonly DeliverableLine[]) => {
  const goods = lines.reduce((sum, { total }) => sum + total, 0)
  return offersFor(rulesOf(options), { lines, goods, place: { country: 'DE' } }, momentAt(now))
}
const summaries = (options: readonly TestOption[], lines: readonly DeliverableLine[]) =>
  offers(options, lines).map(({ title, price, isPartial, allocations }) => [
    title,
    price,
    isPartial,
    allocations.map(({ lineIds }) => lineIds.join()),
  ])

test('ships the goods of two profiles separately, and adds up their prices', () => {
  const options = [option('Parcel', 500), option('Express', 900), option('Freight', 4000, { profileId: 'heavy' })]
  expect(summaries(options, [line('mug'), line('sofa', 'heavy'), line('cup')])).toEqual([
    ['Parcel + Freight', 4500, false, ['mug,cup', 'sofa']],
    ['Express + Freight', 4900, false, ['mug,cup', 'sofa']],
  ])
})

test("keeps one part's free delivery free when the other part is charged", () => {
  const free = {
    amount: 0,
    conditions: [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: 2000 }],
    multiplyByQuantity: false,
  }
  const options = [
    option('Parcel', 500, { rates: [free, ...flat(500)] }),
    option('Freight', 4000, { profileId: 'heavy' }),
  ]
  expect(summaries(options, [line('mug', undefined, 2000), line('sofa', 'heavy', 90_000)])[0]).toEqual([
    'Parcel + Freight',
    4000,
    false,
    ['mug', 'sofa'],
  ])
  // The price of the sofa does not count toward the parcel's threshold.
  expect(summaries(options, [line('mug'), line('sofa', 'heavy', 90_000)])[0]![1]).toBe(4500)
})

test('makes a single delivery with a method that serves all profiles', () => {
  const rules = rulesOf([option('Pickup', 0), option('Freight', 4000, { profileId: 'heavy' })])
  const methods = rules.methods.map((method) =>
    method.id === 'Pickup' ? { ...method, regionIds: ['region-Pickup', 'region-Freight'] } : method,
  )
  const lines = [line('mug'), line('sofa', 'heavy')]
  const all = offersFor({ ...rules, methods }, { lines, goods: 2000, place: { country: 'DE' } }, momentAt(now))
  expect(all.map(({ title, price, allocations }) => [title, price, allocations.length])).toEqual([['Pickup', 0, 1]])
})

test('offers partial delivery if some goods cannot be delivered', () => {
  const options = [option('Parcel', 500), option('Freight', 4000, { profileId: 'heavy', destinations: [] })]
  expect(summaries(options, [line('mug'), line('sofa', 'heavy')])).toEqual([['Parcel', 500, true, ['mug']]])
})

test('ships goods of a deleted profile with the default profile', () => {
  expect(summaries([option('Parcel', 500)], [line('mug'), line('cup', 'gone')])).toEqual([
    ['Parcel', 500, false, ['mug,cup']],
  ])
})

test('reads the method and time back from a slot code', () => {
  const from = new Date('2026-11-26T09:30:00Z')
  expect(readSlotCode(slotCode('van', { from }))).toEqual({ methodId: 'van', from })
  expect(readSlotCode('van')).toEqual({ methodId: 'van' })
  expect(readSlotCode('van@noon')).toEqual({ methodId: 'van' })
})

const regionOf = (id: string, more: Partial<DeliveryRegion> = {}): DeliveryRegion => ({
  ...rulesOf([option(id, 0)]).regions[0]!,
  ...more,
})
const rulesFor = (methods: readonly DeliveryMethod[], regions: readonly DeliveryRegion[]): DeliveryRules => ({
  defaultProfileId: 'general',
  methods,
  regions,
})
const methodOf = (id: string, more: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  ...rulesOf([option(id, 500)]).methods[0]!,
  ...more,
})
const codesIn = (rules: DeliveryRules, place: { country: string; postalCode?: string }, lines = [line('mug')]) =>
  offersFor(rules, { lines, goods: 1000, place }, momentAt(now)).map(({ code }) => code)

test("includes all details of the method, and the carrier's charges for the region", () => {
  const more = {
    title: 'Post',
    deliveryTime: '2 days',
    instructions: 'Ring twice',
    pickup: { method: 'PICKUP_POINT' as const },
    charges: [{ type: 'INSURANCE' as const, price: 100 }],
  }
  const carriers = [
    { appId: 'app', charges: [{ type: 'HANDLING_FEE' as const, price: 900 }] },
    { appId: ownCarrierId, charges: [{ type: 'HANDLING_FEE' as const, price: 50 }] },
  ]
  const rules = rulesFor([methodOf('post', more)], [regionOf('post', { carriers })])
  const request = { lines: [line('mug'), line('cup')], goods: 2000, place: { country: 'DE' } }
  const { title, deliveryTime, instructions, pickup } = more
  const carrierId = '45c44b27-ca7b-4891-8c0d-1747d588b835'
  const region = { id: 'region-post', name: 'Region of post' }
  expect(offersFor(rules, request, momentAt(now))).toEqual([
    {
      code: 'post',
      methodCode: 'post',
      carrierId,
      title,
      price: 500,
      charges: [...more.charges, ...carriers[1]!.charges],
      logistics: { deliveryTime, instructions, pickup },
      allocations: [{ carrierId, code: 'post', region, lineIds: ['mug', 'cup'] }],
      places: [],
      isPartial: false,
    },
  ])
  const byApp = rulesFor([methodOf('post')], [regionOf('post', { carriers: carriers.slice(0, 1) })])
  expect(offersFor(byApp, request, momentAt(now))).toEqual([])
})

test('leaves out details that the method does not have', () => {
  const [offer] = offers([option('Parcel', 500)], [line('mug')])
  expect(Object.keys(offer!.logistics)).toEqual([])
})

test.each<[string, Partial<DeliveryMethod>, Partial<DeliveryRegion>, readonly string[]]>([
  ['its region', {}, {}, ['van']],
  ['no disabled region', {}, { isActive: false }, []],
  ['no other region', {}, { destinations: [{ country: 'FR', subdivisions: [] }] }, []],
  ['one destination of several', {}, { destinations: [{ country: 'FR', subdivisions: [] }, ...germany] }, ['van']],
  ['its area', { area: { kind: 'ZIP', zipCodes: ['101*'] } }, {}, ['van']],
  ['nothing outside its area', { area: { kind: 'ZIP', zipCodes: ['14*'] } }, {}, []],
  ['its own destinations', { destinations: [{ country: 'FR', subdivisions: [] }, ...germany] }, {}, ['van']],
  ['nothing outside its own destinations', { destinations: [{ country: 'FR', subdivisions: [] }] }, {}, []],
])('serves with a delivery method %s', (_title, method, region, codes) => {
  const rules = rulesFor([methodOf('van', method)], [regionOf('van', region)])
  expect(codesIn(rules, { country: 'DE', postalCode: '10115' })).toEqual(codes)
})

test('prices delivery by all goods, and offers none if no rate applies', () => {
  const condition = { type: 'BY_TOTAL_PRICE' as const, operator: 'LT' as const, value: 5000 }
  const rules = rulesOf([option('Parcel', 0, { rates: [{ ...flat(500)[0]!, conditions: [condition] }] })])
  const request = { lines: [line('mug')], place: { country: 'DE' } }
  expect(offersFor(rules, { ...request, goods: 4999 }, momentAt(now))).toHaveLength(1)
  expect(offersFor(rules, { ...request, goods: 5000 }, momentAt(now))).toEqual([])
})

test('offers no delivery for an empty cart', () => {
  expect(offers([option('Parcel', 500)], [])).toEqual([])
})

const everyMorning = (more: Partial<Schedule> = {}): Schedule => ({
  windows: [{ day: 'THU', start: { hours: 9, minutes: 0 }, end: { hours: 11, minutes: 0 } }],
  hasSlots: true,
  slotMinutes: 60,
  handlingDays: 0,
  closedDates: [],
  daysAhead: 6,
  ...more,
})
const [nine, ten, eleven] = [9, 10, 11].map((hour) => new Date(Date.UTC(2026, 10, 26, hour))) as [Date, Date, Date]

test('offers each slot with its time and code, and reserves capacity if it is limited', () => {
  const van = (capacity?: number) => {
    const schedule = everyMorning(capacity === undefined ? {} : { capacity })
    return offers([option('van', 500, { schedule, instructions: 'Ring twice' })], [line('mug')])
  }
  const offer = (from: Date, to: Date) => ({
    code: slotCode('van', { from }),
    methodCode: 'van',
    price: 500,
    logistics: { instructions: 'Ring twice', slot: { from, to }, timeZone: 'UTC', deliverBy: to },
    allocations: [{ code: slotCode('van', { from }), lineIds: ['mug'] }],
    places: [],
  })
  expect(van()).toMatchObject([offer(nine, ten), offer(ten, eleven)])
  expect(van(3).map(({ places }) => places)).toEqual([
    [{ methodId: 'van', from: nine, capacity: 3 }],
    [{ methodId: 'van', from: ten, capacity: 3 }],
  ])
})

test('does not offer a slot that is full for its method', () => {
  const rules = rulesOf([
    option('van', 500, { schedule: everyMorning() }),
    option('bike', 300, { schedule: everyMorning() }),
  ])
  const isFull = (methodId: string, from: Date) => methodId === 'van' && from.getTime() === nine.getTime()
  const request = { lines: [line('mug')], goods: 1000, place: { country: 'DE' } }
  const all = offersFor(rules, request, { now, timeZone: 'UTC', isFull })
  expect(all.map(({ code }) => code)).toEqual([
    slotCode('van', { from: ten }),
    slotCode('bike', { from: nine }),
    slotCode('bike', { from: ten }),
  ])
})

test('returns the next opening time if the buyer does not choose a slot', () => {
  const schedule = everyMorning({ hasSlots: false })
  expect(offers([option('shop', 0, { schedule })], [line('mug')])).toMatchObject([
    { code: 'shop', logistics: { deliverBy: nine } },
  ])
})

test('lists goods of the default profile first, and others in cart order', () => {
  const options = [
    option('Crate', 100, { profileId: 'bulky' }),
    option('Freight', 200, { profileId: 'heavy' }),
    option('Parcel', 300),
  ]
  expect(summaries(options, [line('sofa', 'heavy'), line('mug'), line('desk', 'bulky')])).toEqual([
    ['Parcel + Freight + Crate', 600, false, ['mug', 'sofa', 'desk']],
  ])
})

test('combines the details, charges and reserved slots of two deliveries', () => {
  const fee = { type: 'HANDLING_FEE' as const, price: 50 }
  const insurance = { type: 'INSURANCE' as const, price: 70 }
  const schedule = everyMorning({ capacity: 3, slotMinutes: 120 })
  const options = [
    option('van', 500, { title: 'Delivery', deliveryTime: 'Thursday', charges: [fee], schedule }),
    option('truck', 900, {
      title: 'Delivery',
      deliveryTime: '1 week',
      instructions: 'Clear the way',
      charges: [insurance],
      schedule,
      profileId: 'heavy',
    }),
  ]
  const all = offers(options, [line('mug'), line('sofa', 'heavy')])
  expect(all).toMatchObject([
    {
      title: 'Delivery',
      carrierId: ownCarrierId,
      price: 1400,
      charges: [fee, insurance],
      logistics: { deliveryTime: 'Thursday', instructions: 'Clear the way', deliverBy: eleven },
      places: [
        { methodId: 'van', from: nine },
        { methodId: 'truck', from: nine },
      ],
    },
  ])
})

test.each<[string, Schedule | undefined, Schedule | undefined, Date | undefined]>([
  ['neither', undefined, undefined, undefined],
  ['the first', everyMorning({ hasSlots: false }), undefined, nine],
  ['the second', undefined, everyMorning({ hasSlots: false }), nine],
  [
    'both, the first later',
    everyMorning({ hasSlots: false, handlingDays: 2 }),
    everyMorning({ hasSlots: false }),
    new Date('2026-11-27T00:00:00Z'),
  ],
  [
    'both, the second later',
    everyMorning({ hasSlots: false }),
    everyMorning({ hasSlots: false, handlingDays: 2 }),
    new Date('2026-11-27T00:00:00Z'),
  ],
])('uses the later date of two deliveries if known: %s', (_title, first, second, deliverBy) => {
  const options = [
    option('van', 500, { schedule: first }),
    option('truck', 900, { schedule: second, profileId: 'heavy' }),
  ]
  const [offer] = offers(options, [line('mug'), line('sofa', 'heavy')])
  expect(offer!.logistics.deliverBy).toEqual(deliverBy)
  expect('deliverBy' in offer!.logistics).toBe(deliverBy !== undefined)
})

test('lets buyers choose a time for one of two deliveries and schedules the other as soon as possible', () => {
  const options = [
    option('van', 500, { schedule: everyMorning() }),
    option('Parcel', 700),
    option('truck', 900, { schedule: everyMorning(), profileId: 'heavy' }),
  ]
  const times = (all: ReturnType<typeof offers>) =>
    all.map(({ allocations }) => allocations.map(({ code }) => code).join())
  const lines = [line('mug'), line('sofa', 'heavy')]
  const [first, second] = [nine, ten].map((from) => slotCode('truck', { from }))
  const chosen = offers(options, lines)
  expect(times(chosen)).toEqual([
    `${slotCode('van', { from: nine })},${first}`,
    `${slotCode('van', { from: ten })},${first}`,
    `Parcel,${first}`,
  ])
  const [one, other, parcel] = chosen.map(({ methodCode }) => methodCode)
  expect([one === other, one === parcel]).toEqual([true, false])
  expect(times(offers(options.slice(1), lines))).toEqual([`Parcel,${first}`, `Parcel,${second}`])
})

test('does not combine pickup and shipping unless there is no alternative', () => {
  const pickup = { method: 'STORE_PICKUP' as const }
  const [post, desk] = [option('Post', 500), option('Desk', 0, { pickup })]
  const [freight, ramp] = [
    option('Freight', 900, { profileId: 'heavy' }),
    option('Ramp', 0, { pickup, profileId: 'heavy' }),
  ]
  const titles = (...options: readonly TestOption[]) =>
    offers(options, [line('mug'), line('sofa', 'heavy')]).map(({ title }) => title)
  expect(titles(post, desk, freight, ramp)).toEqual(['Desk + Ramp', 'Post + Freight'])
  expect(titles(post, ramp)).toEqual(['Post + Ramp'])
})

test('offers the thirty cheapest combinations, each with its own code', () => {
  const options = [0, 1, 2, 3, 4, 5].flatMap((number) => [
    option(`parcel-${number}`, 600 - 100 * number),
    option(`freight-${number}`, 60 - 10 * number, { profileId: 'heavy' }),
  ])
  const all = offers(options, [line('mug'), line('sofa', 'heavy')])
  expect(all.map(({ price }) => price)).toEqual(all.map(({ price }) => price).toSorted((a, b) => a - b))
  expect([all[0]!.price, all.length]).toEqual([110, 30])
  expect(new Set(all.map(({ code }) => code)).size).toBe(30)
  for (const { code } of all) expect(code).toMatch(/^split-[0-9a-f]{16}$/)
})

test('gives a combination the same code each time', () => {
  const options = [option('bike', 1), option('train', 2, { profileId: 'heavy' })]
  const codes = offers(options, [line('mug'), line('sofa', 'heavy')]).map(({ code }) => code)
  expect(codes).toEqual(['split-094ec09eff35f965'])
})

test('distinguishes combinations whose joined codes look alike', () => {
  const options = [
    option('x', 1),
    option('xy', 2),
    option('yz', 3, { profileId: 'heavy' }),
    option('z', 4, { profileId: 'heavy' }),
  ]
  const codes = offers(options, [line('mug'), line('sofa', 'heavy')]).map(({ code }) => code)
  expect(new Set(codes).size).toBe(4)
})

test("ships each line of a complete delivery exactly once, at the sum of the parts' prices", () => {
  const options = ['a', 'b', 'c'].flatMap((profileId, index) =>
    [1, 2].map((number) => option(`${profileId}${number}`, 100 * (index + 1) + number, { profileId })),
  )
  const price = new Map(options.map(({ id, rates }) => [id, rates[0]!.amount]))
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 }), (profiles) => {
      const lines = profiles.map((profileId, index) => line(String(index), profileId))
      const all = offersFor(
        { ...rulesOf(options), defaultProfileId: 'a' },
        { lines, goods: 1000, place: { country: 'DE' } },
        momentAt(now),
      )
      expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
      for (const { allocations, price: whole, code } of all) {
        expect(code.length).toBeLessThanOrEqual(100)
        expect(allocations.flatMap(({ lineIds }) => lineIds).toSorted()).toEqual(lines.map(({ id }) => id).toSorted())
        expect(whole).toBe(allocations.reduce((sum, part) => sum + price.get(part.code)!, 0))
      }
    }),
  )
})
