import { productFactNames } from '@vitrine/contract/entities/catalog/product/product-facts.ts'
import { expect, test } from 'vitest'
import { factProblem } from './fact-problem.ts'
import { productFacts, withFacts } from './product-facts.ts'

test('changes the sent facts only, removes empty ones and leaves other fields alone', () => {
  const product = { name: 'Mug', manufacturer: 'Kiln', mpn: '7' }
  expect(withFacts(product, { mpn: '', countryOfOrigin: 'PT' })).toEqual({
    name: 'Mug',
    manufacturer: 'Kiln',
    countryOfOrigin: 'PT',
  })
})

test.each([
  ['countryOfOrigin', 'ZZ', 'must be an ISO 3166-1 alpha-2 code, such as DE'],
  ['countryOfOrigin', 'DE', undefined],
  ['customsCode', '69', 'must have 6 to 13 digits'],
  ['customsCode', '', undefined],
  ['energyClass', 'A++', undefined],
  ['energyClass', 'H', 'must be one of A+++, A++, A+, A, B, C, D, E, F, G'],
  ['passportUrl', 'https://example.com/passport?id=7', undefined],
  ['passportUrl', 'http://example.com', 'must be a URL that begins with https://'],
  ['passportUrl', 'https://', 'must be a URL that begins with https://'],
  ['energyLabelUrl', 'javascript:alert(1)', 'must be a URL that begins with https://'],
  ['manufacturer', 'x'.repeat(101), 'must be at most 100 characters long'],
] as const)('checks the %s %s', (name, value, problem) => expect(factProblem(name, value)).toBe(problem))

test('each fact has import columns of its own', () => {
  const columns = productFactNames.flatMap((name) => productFacts[name].columns.map((one) => one.toLowerCase()))
  expect(new Set(columns).size).toBe(columns.length)
})

test('presents energy classes on their scale', () => {
  const { feedTags, structuredData } = productFacts.energyClass
  expect(feedTags!('C')).toEqual({
    'g:energy_efficiency_class': 'C',
    'g:min_energy_efficiency_class': 'G',
    'g:max_energy_efficiency_class': 'A',
  })
  expect(structuredData!('A++')).toEqual({
    hasEnergyConsumptionDetails: {
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryA2Plus',
      energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryD',
      energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA3Plus',
    },
  })
})
