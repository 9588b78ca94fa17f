import { expect, test } from 'vitest'
import { withStreet, type Street } from './street.ts'

test.for([
  ['Ring 1', { name: 'Ring', number: '1' }],
  ['Große Elbstraße 12a', { name: 'Große Elbstraße', number: '12a' }],
  ['Calle Mayor, 5', { name: 'Calle Mayor', number: '5' }],
  ['Straße des 17. Juni 135', { name: 'Straße des 17. Juni', number: '135' }],
  ['Hauptstr. 3-5', { name: 'Hauptstr.', number: '3-5' }],
  ['10 Downing Street', { name: 'Downing Street', number: '10' }],
  ['221B Baker Street', { name: 'Baker Street', number: '221B' }],
  ['The Old Mill', { name: 'The Old Mill' }],
  ['1', { name: '1' }],
] as const)('splits the line %s into street and number', ([addressLine, streetAddress]) => {
  expect(withStreet({ addressLine })).toEqual({ addressLine, streetAddress })
})

test('joins street name and number to a line', () => {
  const streetAddress = { name: 'Ring', number: '1', apt: '4' }
  expect(withStreet({ streetAddress })).toEqual({ streetAddress, addressLine: 'Ring 1' })
})

test('keeps an address with both representations, or without a street', () => {
  const both = { addressLine: 'At the harbour', streetAddress: { name: 'Quay', number: '2' } }
  expect(withStreet(both)).toBe(both)
  const none: Street & { city: string } = { city: 'Kiel' }
  expect(withStreet(none)).toBe(none)
  const empty = { addressLine: ' ' }
  expect(withStreet(empty)).toBe(empty)
})
