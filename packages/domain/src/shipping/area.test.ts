import { expect, test } from 'vitest'
import { distance, isInArea, matchesZip, type Area } from './area.ts'
import type { Place } from './shipping.ts'

test.each([
  ['DE', '10115', '10115', true],
  ['DE', '10115', '10116', false],
  ['DE', '10115', '101*', true],
  ['DE', '12345', '101*', false],
  ['DE', '10150', '10115-10179', true],
  ['DE', '10114', '10115-10179', false],
  ['DE', '10115', '10115-10179', true],
  ['DE', '10179', '10115-10179', true],
  ['DE', '10180', '10115-10179', false],
  ['DE', '1012', '10115-10179', false],
  ['US', '10150-1234', '10115-10179', true],
  ['DE', '101', '10115-10179', false],
  ['GB', 'sw1a 1aa', 'SW1A1AA', true],
  ['GB', 'SW1A 1AA', 'sw1*', true],
  ['US', '10001-1234', '10001', true],
  ['US', '10001-1234', '10001-1234', true],
  ['US', '10002', '10001-1234', false],
  ['LT', '01103', 'LT-01103', true],
  ['LT', 'LT-01103', '01103', true],
  ['LT', 'LT-01103', 'LT-011*', true],
  ['LV', 'LV-1010', '101*', true],
  ['LU', '1855', 'L-1000-L-1999', true],
  ['JP', '１００－０００１', '100-0001', true],
  ['JP', '100-0001', '1000*', true],
  ['JP', '100-0001', '100', false],
  ['JP', '100-0005', '100-0001-100-0009', true],
  ['TW', '106', '100-116', true],
  ['IR', '11369-12345', '11369-12345', true],
  ['IR', '11369-12346', '11369-12349', false],
  ['AE', 'A 1', 'a1', true],
])('matches in %s the postal code %s against %s: %s', (country, postalCode, wanted, meant) => {
  expect(matchesZip({ country, postalCode })(wanted)).toBe(meant)
})

const berlin = { latitude: 52.52, longitude: 13.405 }
const potsdam = { latitude: 52.3906, longitude: 13.0645 }
const at = (point: typeof berlin): Place => ({ country: 'DE', point })

test('computes 27 kilometers or 17 miles from Berlin to Potsdam', () => {
  expect(distance(berlin, potsdam, 'KM')).toBeCloseTo(27.2, 0)
  expect(distance(berlin, potsdam, 'MI')).toBeCloseTo(16.9, 0)
})

test.each<[string, Area, Place, boolean]>([
  ['30 km around', { kind: 'RADIUS', center: berlin, radius: 30, unit: 'KM' }, at(potsdam), true],
  ['20 km around', { kind: 'RADIUS', center: berlin, radius: 20, unit: 'KM' }, at(potsdam), false],
  ['20 miles around', { kind: 'RADIUS', center: berlin, radius: 20, unit: 'MI' }, at(potsdam), true],
  ['a radius of zero', { kind: 'RADIUS', center: berlin, radius: 0, unit: 'KM' }, at(berlin), true],
  ['a radius, without a point', { kind: 'RADIUS', center: berlin, radius: 50, unit: 'KM' }, { country: 'DE' }, false],
  ['a city', { kind: 'CITY', cities: [{ name: 'berlin', country: 'DE' }] }, { country: 'DE', city: 'Berlin ' }, true],
  [
    'a city with surrounding spaces',
    { kind: 'CITY', cities: [{ name: ' Köln ', country: 'DE' }] },
    { country: 'DE', city: 'Ko\u0308ln' },
    true,
  ],
  [
    'another city',
    { kind: 'CITY', cities: [{ name: 'Berlin', country: 'DE' }] },
    { country: 'DE', city: 'Bernau' },
    false,
  ],
  ['a city, without one', { kind: 'CITY', cities: [{ name: 'Berlin', country: 'DE' }] }, { country: 'DE' }, false],
  [
    'the second of two cities',
    { kind: 'CITY', cities: ['Berlin', 'Bernau'].map((name) => ({ name, country: 'DE' })) },
    { country: 'DE', city: 'Bernau' },
    true,
  ],
  ['a polygon, without a point', { kind: 'CUSTOM', corners: [berlin, potsdam] }, { country: 'DE' }, false],
  [
    'a city abroad',
    { kind: 'CITY', cities: [{ name: 'Berlin', country: 'US' }] },
    { country: 'DE', city: 'Berlin' },
    false,
  ],
  [
    'a city in a state',
    { kind: 'CITY', cities: [{ name: 'Berlin', country: 'US', subdivision: 'US-NH' }] },
    { country: 'US', city: 'Berlin', subdivision: 'nh' },
    true,
  ],
  [
    'a city in another state',
    { kind: 'CITY', cities: [{ name: 'Berlin', country: 'US', subdivision: 'US-NH' }] },
    { country: 'US', city: 'Berlin', subdivision: 'CT' },
    false,
  ],
  [
    'a city in a state, without a state',
    { kind: 'CITY', cities: [{ name: 'Berlin', country: 'US', subdivision: 'US-NH' }] },
    { country: 'US', city: 'Berlin' },
    false,
  ],
  ['postal codes', { kind: 'ZIP', zipCodes: ['14*', '10115'] }, { country: 'DE', postalCode: '14467' }, true],
  ['postal codes, without one', { kind: 'ZIP', zipCodes: ['14*'] }, { country: 'DE' }, false],
])('checks whether a place is in an area: %s', (_name, area, place, isIn) => {
  expect(isInArea(area, place)).toBe(isIn)
})

test('distinguishes the inside and outside of a polygon, even a concave one', () => {
  const corners = [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 0],
    [5, 5],
  ].map(([latitude, longitude]) => ({ latitude: latitude!, longitude: longitude! }))
  const isIn = (latitude: number, longitude: number) =>
    isInArea({ kind: 'CUSTOM', corners }, { country: 'DE', point: { latitude, longitude } })
  expect([isIn(2, 5), isIn(5, 8), isIn(5, 2), isIn(11, 5)]).toEqual([true, true, false, false])
})

test('handles slanted sides of a polygon', () => {
  const corners = [
    { latitude: 1, longitude: 1 },
    { latitude: 1, longitude: 11 },
    { latitude: 11, longitude: 3 },
  ]
  const isIn = (latitude: number, longitude: number) =>
    isInArea({ kind: 'CUSTOM', corners }, { country: 'DE', point: { latitude, longitude } })
  expect([isIn(6, 2.5), isIn(6, 6.5), isIn(9, 3)]).toEqual([true, true, true])
  expect([isIn(6, 1.5), isIn(6, 7.5), isIn(9, 5)]).toEqual([false, false, false])
})
