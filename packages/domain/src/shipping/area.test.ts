import { expect, test } from 'vitest'
import { distance, isInArea, matchesZip, type Area } from './area.ts'
import type { Place } from './shipping.ts'

test.each([
  ['10115', '10115', true],
  ['10115', '10116', false],
  ['10115', '101*', true],
  ['12345', '101*', false],
  ['10150', '10115-10179', true],
  ['10180', '10115-10179', false],
  ['101', '10115-10179', false],
  ['sw1a 1aa', 'SW1A1AA', true],
  ['SW1A 1AA', 'sw1*', true],
  ['10001-1234', '10001', true],
  ['10001-1234', '10001-1234', true],
  ['10002', '10001-1234', false],
])('the postal code %s is meant by %s: %s', (code, wanted, meant) => {
  expect(matchesZip(code, wanted)).toBe(meant)
})

const berlin = { latitude: 52.52, longitude: 13.405 }
const potsdam = { latitude: 52.3906, longitude: 13.0645 }
const at = (point: typeof berlin): Place => ({ country: 'DE', point })

test('from Berlin to Potsdam it is 27 kilometers, or 17 miles', () => {
  expect(distance(berlin, potsdam, 'KM')).toBeCloseTo(27.2, 0)
  expect(distance(berlin, potsdam, 'MI')).toBeCloseTo(16.9, 0)
})

test.each<[string, Area, Place, boolean]>([
  ['30 km around', { kind: 'RADIUS', center: berlin, radius: 30, unit: 'KM' }, at(potsdam), true],
  ['20 km around', { kind: 'RADIUS', center: berlin, radius: 20, unit: 'KM' }, at(potsdam), false],
  ['20 miles around', { kind: 'RADIUS', center: berlin, radius: 20, unit: 'MI' }, at(potsdam), true],
  ['around, without a point', { kind: 'RADIUS', center: berlin, radius: 50, unit: 'KM' }, { country: 'DE' }, false],
  ['a town', { kind: 'CITY', cities: [{ name: 'berlin', country: 'DE' }] }, { country: 'DE', city: 'Berlin ' }, true],
  [
    'a town abroad',
    { kind: 'CITY', cities: [{ name: 'Berlin', country: 'US' }] },
    { country: 'DE', city: 'Berlin' },
    false,
  ],
  [
    'a town of a state',
    { kind: 'CITY', cities: [{ name: 'Berlin', country: 'US', subdivision: 'US-NH' }] },
    { country: 'US', city: 'Berlin', subdivision: 'nh' },
    true,
  ],
  ['postal codes', { kind: 'ZIP', zipCodes: ['14*', '10115'] }, { country: 'DE', postalCode: '14467' }, true],
  ['postal codes, without one', { kind: 'ZIP', zipCodes: ['14*'] }, { country: 'DE' }, false],
])('%s is an area that is kept to', (_name, area, place, isIn) => {
  expect(isInArea(area, place)).toBe(isIn)
})

test('a drawn area has an inside and an outside, also where it is bent inwards', () => {
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
