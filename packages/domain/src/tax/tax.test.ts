import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  percentOfFraction,
  shownTax,
  taxablePlace,
  taxAt,
  taxRateOf,
  untaxed,
  type TaxRegion,
  type TaxRules,
} from './tax.ts'

const region = (more: Partial<TaxRegion>, rate: string): TaxRegion => ({ rates: { goods: rate, books: '1' }, ...more })
const rules = (regions: readonly TaxRegion[]): TaxRules => ({ regions, defaultGroupId: 'goods' })
const all = [
  region({}, '19'),
  region({ country: 'US' }, '0'),
  region({ country: 'US', subdivision: 'NY' }, '8.875'),
  region({ country: 'DE', taxIncludedInPrice: true }, '19'),
]

test.each<[string, TaxRegion[], { country: string; subdivision?: string } | undefined, string]>([
  ['in New York its own', all, { country: 'US', subdivision: 'US-NY' }, '8.875'],
  ['elsewhere in the country that of the country', all, { country: 'US', subdivision: 'TX' }, '0'],
  ['elsewhere that of everywhere', all, { country: 'FR' }, '19'],
  ['where nobody knows yet, that of everywhere', all, undefined, '19'],
  ['where no region is, none', all.slice(1), { country: 'FR' }, '0'],
])('the tax is that of the closest region: %s', (_name, regions, place, rate) => {
  expect(taxRateOf(taxAt(rules(regions), place, false))).toBe(rate)
})

test('each group has its rate, and a group that a region does not name is not taxed there', () => {
  const tax = taxAt(rules(all), { country: 'FR' }, false)
  expect([taxRateOf(tax), taxRateOf(tax, 'books'), taxRateOf(tax, 'other'), taxRateOf(tax, 'toString')]).toEqual([
    '19',
    '1',
    '0',
    '0',
  ])
})

test('where no region is, no tax is collected, and that is said', () => {
  expect(taxAt(rules([]), { country: 'FR' }, true)).toMatchObject({ calculation: 'NO_TAX_COLLECTED', isIncluded: true })
  expect(taxAt(rules(all), { country: 'DE' }, false)).toMatchObject({ calculation: 'MANUAL_RATE', isIncluded: true })
})

test('the address that counts is the one the owner chose', () => {
  const places = { shipping: { country: 'DE' }, billing: { country: 'AT' }, business: { country: 'CH' } }
  expect(taxablePlace('SHIPPING', places)).toBe(places.shipping)
  expect(taxablePlace('BILLING', places)).toBe(places.billing)
  expect(taxablePlace('BUSINESS', places)).toBe(places.business)
  expect(taxablePlace('BILLING', { ...places, billing: undefined })).toBe(places.shipping)
})

test('a fraction and its per cent are the same number, to the last digit', () => {
  expect(['0.19', '0.077', '0.08875', '1', '0.005', '0'].map(percentOfFraction)).toEqual([
    '19',
    '7.7',
    '8.875',
    '100',
    '0.5',
    '0',
  ])
  fc.assert(
    fc.property(fc.nat(1_000_000), (millionths) => {
      const fraction = (millionths / 1e6).toFixed(6)
      expect(Number(percentOfFraction(fraction))).toBeCloseTo(Number(fraction) * 100, 8)
    }),
  )
})

test.each<[string, TaxRegion[], boolean, string]>([
  ['nowhere', [], true, 'NONE'],
  ['nowhere at more than nothing', [{ rates: { goods: '0' } }], true, 'NONE'],
  ['on some goods alone', [{ rates: { goods: '19', books: '0' } }], true, 'INCLUDED'],
  ['everywhere, within the prices', [region({}, '19')], true, 'INCLUDED'],
  ['everywhere, on top', [region({}, '19')], false, 'ADDED'],
  ['here within the prices, there on top', all, false, 'ADDED'],
  ['at home alone, within the prices', [region({ country: 'DE', taxIncludedInPrice: true }, '19')], false, 'INCLUDED'],
])('where tax is collected %s, a price says so', (_title, regions, isIncludedElse, said) => {
  expect(shownTax({ regions }, isIncludedElse)).toBe(said)
})

test('prices without tax are those of a place where none is collected', () => {
  const tax = { calculation: 'MANUAL_RATE', isIncluded: true, defaultGroupId: 'goods', rates: { goods: '19' } } as const
  expect(untaxed({ ...tax, names: { goods: { taxName: 'VAT' } } })).toEqual({
    ...tax,
    calculation: 'NO_TAX_COLLECTED',
    rates: {},
  })
  expect(taxRateOf(untaxed(tax))).toBe('0')
})

test('zeros at the end of a fraction are none of its per cent', () => {
  expect(percentOfFraction('0.077000')).toBe('7.7')
  expect(percentOfFraction('0.1900')).toBe('19')
})
