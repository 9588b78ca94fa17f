import { expect, test } from 'vitest'
import { requiredTaxId, euMembers, readTaxId } from '../tax-id/required.ts'
import { subdivisionIn } from '../address/subdivisions.ts'
import { componentsOf, countriesWithBundledRates, ratesFor } from './local-calculator.ts'
import { euCountries, rateOf, bundledRates } from './rate-data.ts'
import { sumOfRates } from './tax.ts'

test('has 27 EU countries with a standard rate of at least 15 % and no reduced rate above it', () => {
  expect(euCountries.size).toBe(27)
  for (const { country, taxes } of bundledRates[0]!.places) {
    const { STANDARD = '0', ...reduced } = taxes[0]!.rates
    expect(Number(STANDARD), country).toBeGreaterThanOrEqual(0.15)
    for (const rate of Object.values(reduced)) expect(Number(rate), country).toBeLessThan(Number(STANDARD))
  }
})

test('lists the countries in which the checkout requests a VAT ID', () => {
  expect(new Set(euMembers)).toEqual(euCountries)
  expect(['BR', 'FR', 'US', undefined].map(requiredTaxId)).toEqual(['BRAZIL', 'EU', undefined, undefined])
  expect(readTaxId(' 529.982.247-25 ', 'BR')).toEqual({ id: '529.982.247-25', type: 'CPF' })
  expect(readTaxId('11.222.333/0001-81', 'BR').type).toBe('CNPJ')
  expect(readTaxId('FR40303265045', 'FR').type).toBe('UNSPECIFIED')
})

test('bundles rates for the EU and the US', () => {
  expect(countriesWithBundledRates).toEqual(new Set([...euMembers, 'US']))
})

test('lists 50 US states and a district, each with a unique code', () => {
  const places = bundledRates[1]!.places
  expect(new Set(places.map(({ subdivision }) => subdivision)).size).toBe(51)
  for (const { subdivision = '' } of places) expect(subdivisionIn('US', subdivision)?.code).toBe(`US-${subdivision}`)
})

test.each([
  ['10001', 'NY', '8.875'],
  ['14201', 'NY', '4'],
  ['60611', 'IL', '10.25'],
  ['19103', 'PA', '8'],
  ['97201', 'OR', '0'],
])('applies bundled rates: %s in %s pays %s %%', (postalCode, subdivision, rate) => {
  const place = { country: 'US', subdivision, postalCode }
  const { data, at } = ratesFor(place)!
  const here = componentsOf(data, at, 'STANDARD').filter(
    ({ postalCodes }) => !postalCodes || postalCodes.some((one) => postalCode.startsWith(one.replace('*', ''))),
  )
  expect(sumOfRates(here.map(({ ratePercent }) => ratePercent))).toBe(rate)
})

test('falls back to the next rate of a country that has none for a category', () => {
  const germany = ratesFor({ country: 'DE' })!.at.taxes[0]!
  const austria = ratesFor({ country: 'AT' })!.at.taxes[0]!
  const denmark = ratesFor({ country: 'DK' })!.at.taxes[0]!
  expect(['STANDARD', 'REDUCED', 'SUPER_REDUCED', 'ZERO'].map((one) => rateOf(germany, one as never))).toEqual([
    '0.19',
    '0.07',
    '0.07',
    '0',
  ])
  expect(rateOf(germany, 'SECOND_REDUCED')).toBe('0.07')
  expect(rateOf(austria, 'SUPER_REDUCED')).toBe('0.1')
  expect(rateOf(denmark, 'REDUCED')).toBe('0.25')
  expect(rateOf({ rates: { ZERO: '0' } }, 'REDUCED')).toBe('0')
  expect(ratesFor({ country: 'JP' })).toBeUndefined()
})
