import { expect, test } from 'vitest'
import { namedTaxes } from './named-taxes.ts'

test('adds taxes with the same name and rate, in the order of their first occurrence', () => {
  expect(
    namedTaxes([
      { taxName: 'State', rate: '0.04', amount: 40, net: 1000 },
      { taxName: 'City', rate: '0.045', amount: 45, net: 1000 },
      { taxName: 'State', rate: '0.0400', amount: 4, net: 100 },
      { taxName: 'State', rate: '0.05', amount: 5 },
      { taxName: 'Fee', amount: 1 },
    ]),
  ).toEqual([
    { name: 'State', rate: '0.04', amount: 44, net: 1100 },
    { name: 'City', rate: '0.045', amount: 45, net: 1000 },
    { name: 'State', rate: '0.05', amount: 5, net: 0 },
    { name: 'Fee', rate: '0', amount: 1, net: 0 },
  ])
})

test('returns nothing if one of the taxes has no name', () => {
  expect(namedTaxes([])).toBeUndefined()
  expect(namedTaxes([{ taxName: 'State', amount: 1 }, { amount: 1 }])).toBeUndefined()
  expect(namedTaxes([{ taxName: '', amount: 1 }])).toBeUndefined()
})
