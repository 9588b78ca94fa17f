import { expect, test } from 'vitest'
import { countryCodes } from '../address/countries.ts'
import { isCurrency } from '../money.ts'
import { currencyOfCountry } from './country-currencies.ts'
import { storeDefaults } from './store-defaults.ts'

test('each country but the Antarctic has a currency of its own', () => {
  const assumed = countryCodes.filter((country) => currencyOfCountry(country) === 'EUR')
  // The 36 countries and territories with the euro, and Antarctica.
  expect(assumed).toHaveLength(37)
  expect(assumed).toContain('AQ')
  expect(countryCodes.filter((country) => !isCurrency(currencyOfCountry(country)))).toEqual([])
})

test('a country decides on currency, language, units and whether prices include tax', () => {
  expect(storeDefaults('DE')).toEqual({
    currency: 'EUR',
    language: 'de',
    weightUnit: 'KG',
    lengthUnit: 'KM',
    taxIncludedInPrices: true,
  })
  expect(storeDefaults('US')).toEqual({
    currency: 'USD',
    language: 'en',
    weightUnit: 'LB',
    lengthUnit: 'MI',
    taxIncludedInPrices: false,
  })
  expect(storeDefaults('GB')).toMatchObject({ currency: 'GBP', weightUnit: 'KG', lengthUnit: 'MI' })
  expect(storeDefaults('IL')).toMatchObject({ currency: 'ILS', language: 'he' })
  expect(storeDefaults('JP')).toMatchObject({ currency: 'JPY', language: 'en' })
})
