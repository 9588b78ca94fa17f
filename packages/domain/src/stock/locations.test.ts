import { expect, test } from 'vitest'
import { allocate, partsToReturn, servingOrder, spreadTotal, type LocationStock } from './locations.ts'

const berlin = { id: 'berlin', priority: 1, country: 'DE', pickupLocationId: 'p1' }
const paris = { id: 'paris', priority: 1, country: 'FR' }
const tokyo = { id: 'tokyo', priority: 0, country: 'JP' }

test.each([
  ['by priority, then by ID', {}, ['tokyo', 'berlin', 'paris']],
  ['by priority, then by country', { country: 'FR' }, ['tokyo', 'paris', 'berlin']],
  ['the pickup place first', { country: 'FR', pickupLocationId: 'p1' }, ['berlin', 'tokyo', 'paris']],
])('locations serve %s', (_name, destination, ids) => {
  expect(servingOrder([paris, berlin, tokyo], destination)).toEqual(ids)
})

const at = (locationId: string, quantity: number, more: Partial<LocationStock> = {}): LocationStock => ({
  locationId,
  tracked: true,
  quantity,
  inStock: quantity > 0,
  preorders: 0,
  ...more,
})
const part = (locationId: string, quantity: number, isPreorder = false) => ({ locationId, quantity, isPreorder })
const off = { tracked: false, inStock: false }

test.each([
  ['one location has all of it', [at('a', 1), at('b', 3)], 2, [part('b', 2)]],
  ['it is split', [at('a', 1), at('b', 3)], 4, [part('a', 1), part('b', 3)]],
  ['there is not enough', [at('a', 1), at('b', 3)], 5, undefined],
  ['an oversold location does not count', [at('a', -4), at('b', 3)], 3, [part('b', 3)]],
  ['a location is untracked and in stock', [at('a', 0), at('b', 0, { tracked: false, inStock: true })], 9, []],
  ['it is out of stock and can be preordered', [at('a', 0), at('b', 0, { preorders: 5 })], 5, [part('b', 5, true)]],
  [
    'preorders are split',
    [at('a', 0, { preorders: 2 }), at('b', -1, { preorders: 2 })],
    3,
    [part('a', 2, true), part('b', 1, true)],
  ],
  ['preorders are used up', [at('a', 0, { preorders: 4 })], 5, undefined],
  ['some is in stock, so there are no preorders', [at('a', 1, { preorders: 9 })], 2, undefined],
  ['nothing is tracked', [at('a', 0, off)], 2, []],
] as const)('allocates if %s', (_name, stocks, quantity, parts) => {
  expect(allocate(stocks, quantity)).toEqual(parts)
})

test('returns units to where they were taken, newest first', () => {
  const taken = [part('b', 2), part('a', 3)]
  expect(partsToReturn(taken, 4)).toEqual({ parts: [part('b', 2), part('a', 2)], rest: 0 })
  expect(partsToReturn(taken, 6)).toEqual({ parts: [part('b', 2), part('a', 3)], rest: 1 })
})

test.each([
  [[2, 3], 8, [5, 3]],
  [[2, 3], 4, [2, 2]],
  [[2, 3], 1, [1, 0]],
  [[-2, 3], 3, [0, 3]],
  [[-2, -1], 0, [0, 0]],
])('spreads a total over %j', (quantities, total, expected) => {
  expect(spreadTotal(quantities, total)).toEqual(expected)
})
