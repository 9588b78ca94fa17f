import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryOffers, offersFor } from './delivery.ts'
import {
  isWithin,
  subdivisionCode,
  type Parcel,
  type Place,
  type RateCondition,
  type RateOperator,
} from './shipping.ts'
import { momentAt, rulesOf, type TestOption } from './testing.ts'

const offeredDeliveries = (options: readonly TestOption[], place: Place, { weight, price, quantity }: Parcel) => {
  const lines = [{ id: 'line', quantity, weight: weight / quantity, total: price }]
  return offersFor(rulesOf(options), { lines, goods: price, place }, momentAt(new Date('2026-11-20T12:00:00Z')))
}

const option = (more: Partial<TestOption> = {}): TestOption => ({
  id: 'parcel',
  title: 'Parcel',
  destinations: [{ country: 'US', subdivisions: [] }],
  rates: [{ amount: 500, conditions: [], multiplyByQuantity: false }],
  ...more,
})
const parcel = { weight: 2, price: 4000, quantity: 3 }
const us = { country: 'US' }

test.each([
  ['a whole country', { country: 'US', subdivisions: [] }, { country: 'US', subdivision: 'US-TX' }, true],
  ['a state of a country', { country: 'US', subdivisions: ['US-NY'] }, { country: 'US', subdivision: 'ny' }, true],
  ['a state by its name', { country: 'US', subdivisions: ['NY'] }, { country: 'US', subdivision: 'New York' }, true],
  [
    'a state by a common name',
    { country: 'ES', subdivisions: ['ES-BI'] },
    { country: 'ES', subdivision: 'Vizcaya' },
    true,
  ],
  ['another state', { country: 'US', subdivisions: ['NY'] }, { country: 'US', subdivision: 'US-TX' }, false],
  ['a state, without a state in the address', { country: 'US', subdivisions: ['NY'] }, us, false],
  [
    'a state with the same name abroad',
    { country: 'US', subdivisions: ['NY'] },
    { country: 'CA', subdivision: 'NY' },
    false,
  ],
  [
    'a subdivision that is not in the list of its country',
    { country: 'MC', subdivisions: ['port'] },
    { country: 'MC', subdivision: 'Port' },
    true,
  ],
  [
    'another subdivision that is not in the list of its country',
    { country: 'MC', subdivisions: ['Port'] },
    { country: 'MC', subdivision: 'Hill' },
    false,
  ],
  ['several states', { country: 'US', subdivisions: ['US-NY', 'us-nj'] }, { country: 'US', subdivision: 'NJ' }, true],
  [
    'a state, with an empty state in the address',
    { country: 'US', subdivisions: ['NY'] },
    { country: 'US', subdivision: '' },
    false,
  ],
  ['everywhere', { subdivisions: [] }, { country: 'NZ' }, true],
])('checks whether a destination contains a place: %s', (_name, destination, place, reached) => {
  expect(isWithin(destination, place)).toBe(reached)
})

test.each([
  ['US', 'new york', 'US-NY'],
  ['US', 'us-ny', 'US-NY'],
  ['MC', 'Port', 'MC-PORT'],
  ['MC', 'mc-port', 'MC-PORT'],
])('normalizes in %s the subdivision %s to %s', (country, part, code) => {
  expect(subdivisionCode(part, country)).toBe(code)
})

test.each<[RateOperator, number, number, number]>([
  ['EQ', 3, 3, 4],
  ['GT', 3, 4, 3],
  ['GTE', 3, 3, 2],
  ['LT', 3, 2, 3],
  ['LTE', 3, 3, 4],
])('applies a rate for %s 3 at its bound', (operator, value, holds, fails) => {
  for (const type of ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const) {
    const conditions: RateCondition[] = [{ type, operator, value }]
    const rates = [{ amount: 100, conditions, multiplyByQuantity: false }]
    const offered = (measure: number) =>
      offeredDeliveries([option({ rates })], us, { weight: measure, price: measure, quantity: measure }).length
    expect([offered(holds), offered(fails)], type).toEqual([1, 0])
  }
})

test('applies the first rate whose conditions all hold, and multiplies a rate per piece', () => {
  const heavy: RateCondition = { type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: 1 }
  const many: RateCondition = { type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: 10 }
  const rates = [
    { amount: 900, conditions: [heavy, many], multiplyByQuantity: false },
    { amount: 150, conditions: [heavy], multiplyByQuantity: true },
    { amount: 100, conditions: [], multiplyByQuantity: false },
  ]
  expect(offeredDeliveries([option({ rates })], us, parcel)[0]!.price).toBe(450)
})

test('does not offer methods without rates or without destinations', () => {
  expect(offeredDeliveries([option({ rates: [] }), option({ id: 'nowhere', destinations: [] })], us, parcel)).toEqual(
    [],
  )
})

test('charges one of the rates, once or per piece, for any parcel', () => {
  const amounts = fc.array(fc.record({ amount: fc.nat(10_000), multiplyByQuantity: fc.boolean() }), { maxLength: 4 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 50 }), (given, quantity) => {
      const rates = given.map((rate) => ({ ...rate, conditions: [] }))
      const prices = offeredDeliveries([option({ rates })], us, { ...parcel, quantity }).map(({ price }) => price)
      expect(prices).toEqual(rates.slice(0, 1).map((rate) => rate.amount * (rate.multiplyByQuantity ? quantity : 1)))
    }),
  )
})

const from = (amount: number, ...conditions: RateCondition[]) => ({ amount, conditions, multiplyByQuantity: false })
const above = (value: number, operator: RateOperator = 'GTE'): RateCondition => ({
  type: 'BY_TOTAL_PRICE',
  value,
  operator,
})

test.each([
  ['from a subtotal', [from(0, above(10_000)), from(490)], 490, 10_000],
  ['above a subtotal', [from(0, above(9999, 'GT')), from(490)], 490, 10_000],
  ['always', [from(0)], 0, 0],
  ['never', [from(490)], 490, undefined],
  [
    'from the lower of two subtotals',
    [from(0, above(10_000)), from(0, above(5000), above(6000, 'LT')), from(490)],
    490,
    5000,
  ],
  ['between two subtotals', [from(0, above(5000), above(6000, 'LT')), from(490)], 490, 5000],
])(
  'shows prices and the free delivery threshold before anything is in the cart: %s',
  (_name, rates, price, freeFrom) => {
    const [offer] = deliveryOffers(rulesOf([option({ rates })]), us, 0)
    expect([offer!.price, offer!.freeFrom]).toEqual([price, freeFrom])
    expect(deliveryOffers(rulesOf([option({ rates })]), { country: 'FR' }, 0)).toEqual([])
  },
)

test('shows no method without an applicable rate before anything is in the cart', () => {
  expect(deliveryOffers(rulesOf([option({ rates: [from(490, above(1000))] })]), us, 0)).toEqual([])
})
