import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localCalculatorId, manualCalculatorId } from './calculators.ts'
import { taxAt, type TaxRules } from './rules.ts'
import {
  fractionOfPercent,
  owedPrice,
  percentOfFraction,
  shownTax,
  sumOfRates,
  taxablePlace,
  taxComponentsOf,
  taxRateOf,
  untaxed,
  type RegionComponent,
  type TaxRegion,
} from './tax.ts'

const app = '11111111-1111-4111-8111-111111111111'

const rated = (rates: Readonly<Record<string, string>>): TaxRegion['rates'] =>
  Object.fromEntries(Object.entries(rates).map(([group, ratePercent]) => [group, [{ ratePercent }]]))
const region = (more: Partial<TaxRegion>, rate: string): TaxRegion => ({
  rates: rated({ goods: rate, books: '1' }),
  ...more,
})
const rules = (regions: readonly TaxRegion[]): TaxRules => ({ regions, defaultGroupId: 'goods' })
const all = [
  region({}, '19'),
  region({ country: 'US' }, '0'),
  region({ country: 'US', subdivision: 'NY' }, '8.875'),
  region({ country: 'DE', taxIncludedInPrice: true }, '19'),
]
const at = (place: { country: string; subdivision?: string } | undefined, isIncludedByDefault = false) => ({
  place,
  isIncludedByDefault,
})

test.each<[string, TaxRegion[], { country: string; subdivision?: string } | undefined, string]>([
  ['New York has its own', all, { country: 'US', subdivision: 'US-NY' }, '8.875'],
  ['other states use that of the country', all, { country: 'US', subdivision: 'TX' }, '0'],
  ['other countries use the one for everywhere', all, { country: 'FR' }, '19'],
  ['an unknown place uses the one for everywhere', all, undefined, '19'],
  ['a place without a region has none', all.slice(1), { country: 'FR' }, '0'],
])('applies the tax of the closest region: %s', (_name, regions, place, rate) => {
  expect(taxRateOf(taxAt(rules(regions), at(place)))).toBe(rate)
})

test('applies the rate of each group, and does not tax groups that a region does not list', () => {
  const tax = taxAt(rules(all), at({ country: 'FR' }))
  expect([taxRateOf(tax), taxRateOf(tax, 'books'), taxRateOf(tax, 'other'), taxRateOf(tax, 'toString')]).toEqual([
    '19',
    '1',
    '0',
    '0',
  ])
})

test('collects no tax where there is no region, and reports that', () => {
  expect(taxAt(rules([]), at({ country: 'FR' }, true))).toMatchObject({
    calculation: 'NO_TAX_COLLECTED',
    isIncluded: true,
  })
  expect(taxAt(rules(all), at({ country: 'DE' }))).toMatchObject({ calculation: 'MANUAL_RATE', isIncluded: true })
})

test('sets no region ID if the region has none', () => {
  expect(taxAt(rules(all), at({ country: 'FR' }))).not.toHaveProperty('regionId')
})

test('uses the address the merchant chose', () => {
  const places = { shipping: { country: 'DE' }, billing: { country: 'AT' }, business: { country: 'CH' } }
  expect(taxablePlace('SHIPPING', places)).toBe(places.shipping)
  expect(taxablePlace('BILLING', places)).toBe(places.billing)
  expect(taxablePlace('BUSINESS', places)).toBe(places.business)
  expect(taxablePlace('BILLING', { ...places, billing: undefined })).toBe(places.shipping)
  expect(taxablePlace('SHIPPING', { ...places, shipping: undefined })).toBe(places.billing)
  expect(taxablePlace('BUSINESS', { ...places, business: undefined })).toBeUndefined()
})

test('converts fractions to percentages without losing digits', () => {
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
  ['only at a rate of zero', [{ rates: rated({ goods: '0' }) }], true, 'NONE'],
  ['on no group', [{ rates: { goods: [] } }], true, 'NONE'],
  ['by one of two authorities', [{ rates: { goods: [{ ratePercent: '4' }, { ratePercent: '0' }] } }], false, 'ADDED'],
  ['on some groups only', [{ rates: rated({ goods: '19', books: '0' }) }], true, 'INCLUDED'],
  ['everywhere, included in prices', [region({}, '19')], true, 'INCLUDED'],
  ['everywhere, added to prices', [region({}, '19')], false, 'ADDED'],
  ['included in some regions and added in others', all, false, 'ADDED'],
  ['at home only, included in prices', [region({ country: 'DE', taxIncludedInPrice: true }, '19')], false, 'INCLUDED'],
])('shows how prices are taxed where tax is collected %s', (_title, regions, isIncludedByDefault, shown) => {
  expect(shownTax(regions, isIncludedByDefault)).toBe(shown)
})

test('computes prices without tax like those of a place without tax', () => {
  const tax = { calculation: 'MANUAL_RATE', isIncluded: true, defaultGroupId: 'goods', rates: { goods: '19' } } as const
  expect(untaxed({ ...tax, components: { goods: [{ taxName: 'VAT', ratePercent: '19' }] } })).toEqual({
    ...tax,
    calculation: 'NO_TAX_COLLECTED',
    rates: {},
  })
  expect(taxRateOf(untaxed(tax))).toBe('0')
})

test('drops trailing zeros of a fraction', () => {
  expect(percentOfFraction('0.077000')).toBe('7.7')
  expect(percentOfFraction('0.1900')).toBe('19')
})

test('converts percentages to fractions without losing digits', () => {
  expect(['19', '50', '7.7', '8.875', '100', '0.5', '0', '0.375'].map(fractionOfPercent)).toEqual([
    '0.19',
    '0.5',
    '0.077',
    '0.08875',
    '1',
    '0.005',
    '0',
    '0.00375',
  ])
  fc.assert(
    fc.property(fc.nat(1_000_000), (millionths) => {
      const fraction = String(Number((millionths / 1e6).toFixed(6)))
      fc.pre(!fraction.includes('e'))
      expect(fractionOfPercent(percentOfFraction(fraction))).toBe(fraction)
    }),
  )
})

const newYork: RegionComponent[] = [
  { ratePercent: '4', taxName: 'NY State', exempt: { schools: '1' } },
  { ratePercent: '4.5', taxName: 'New York City', postalCodes: ['100*', '11200-11299'], cities: ['New York'] },
  { ratePercent: '0.375', taxName: 'Metro', postalCodes: ['100*'] },
]
const layered = rules([{ country: 'US', subdivision: 'NY', rates: { goods: newYork } }])
const inNewYork = (more: { postalCode?: string; city?: string }) => ({ country: 'US', subdivision: 'NY', ...more })

test.each<[string, { postalCode?: string; city?: string }, string[]]>([
  ['in Manhattan', { postalCode: '10001-1234' }, ['4', '4.5', '0.375']],
  ['in a range of postal codes', { postalCode: '11215' }, ['4', '4.5']],
  ['in a city, if the postal code is unknown', { city: 'new  york' }, ['4', '4.5']],
  ['by postal code, even if the city matches another part', { postalCode: '14201', city: 'New York' }, ['4']],
  ['upstate', { postalCode: '14201' }, ['4']],
  ['in the state, if nothing else is known', {}, ['4']],
])('collects the taxes of a part of a state only there: %s', (_title, more, rates) => {
  const tax = taxAt(layered, { place: inNewYork(more), isIncludedByDefault: false })
  expect(taxComponentsOf(tax).map(({ ratePercent }) => ratePercent)).toEqual(rates)
  expect(taxRateOf(tax)).toBe(sumOfRates(rates))
})

test('charges exempt buyers the rate of their exempt group, or nothing', () => {
  const pays = (exemptGroupId: string) =>
    taxAt(layered, {
      place: inNewYork({ postalCode: '10001' }),
      isIncludedByDefault: false,
      relief: { reason: 'EXEMPT', exemptGroupId },
    })
  expect(taxRateOf(pays('schools'))).toBe('1')
  expect(taxRateOf(pays('resellers'))).toBe('0')
})

test('returns everything the tax of a place was calculated from', () => {
  const berlin = region({ id: 'germany', country: 'DE' }, '19')
  const common = { calculation: 'MANUAL_RATE', defaultGroupId: 'goods', regionId: 'germany' }
  const details = { rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' }
  const rates = { goods: '19', books: '1' }
  const place = { ...at({ country: 'DE' }, true), rounding: 'TOTAL' } as const
  const tax = taxAt(rules([berlin]), place)
  expect(tax).toEqual({ ...common, details, isIncluded: true, rounding: 'TOTAL', rates, components: rated(rates) })
  const relief = { reason: 'REVERSE_CHARGE', buyerVatId: 'FR40303265045', sellerVatId: 'DE136695976' } as const
  expect(taxAt(rules([berlin]), { ...place, relief })).toEqual({
    ...common,
    details,
    isIncluded: false,
    rounding: 'TOTAL',
    rates: {},
    components: {},
    relief,
    contained: rates,
  })
  expect(taxAt(rules([berlin]), { ...place, isIncludedByDefault: false, relief })).not.toHaveProperty('contained')
  expect(taxAt(rules([]), at(undefined))).toEqual({
    calculation: 'NO_TAX_COLLECTED',
    details: { rateType: 'NO_TAX_COLLECTED' },
    isIncluded: false,
    defaultGroupId: 'goods',
    rates: {},
  })
})

test('applies an exemption only in its part of a state, and omits taxes with a rate of zero', () => {
  const parts: RegionComponent[] = [
    { ratePercent: '4', exempt: { schools: '1', farms: '0.00' } },
    { ratePercent: '2', postalCodes: ['100*'], exempt: { schools: '0.5' } },
  ]
  const state = rules([{ country: 'US', rates: { goods: parts } }])
  const pays = (exemptGroupId: string, postalCode: string) => {
    const relief = { reason: 'EXEMPT', exemptGroupId } as const
    return taxAt(state, { place: { country: 'US', postalCode }, isIncludedByDefault: false, relief }).components?.goods
  }
  expect(pays('schools', '10001')).toEqual([{ ratePercent: '1' }, { ratePercent: '0.5' }])
  expect(pays('schools', '20001')).toEqual([{ ratePercent: '1' }])
  expect(pays('farms', '10001')).toEqual([])
})

test('consults a calculator app, except for exempt buyers', () => {
  const own = { ...rules([region({ country: 'DE', appId: app }, '19')]), calculatorIds: new Set([app]) }
  const relief = { reason: 'EXEMPT', exemptGroupId: 'schools' } as const
  expect(taxAt(own, at({ country: 'DE' })).calculatorAppId).toBe(app)
  const exempt = taxAt(own, { ...at({ country: 'DE' }), relief })
  expect(exempt).not.toHaveProperty('asks')
  expect(exempt.details).toEqual({ rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' })
  expect(taxAt({ ...own, isManualOnly: true }, at({ country: 'DE' }))).not.toHaveProperty('asks')
})

test('assumes that a region with a calculator app collects tax', () => {
  expect(shownTax([{ appId: app, rates: {} }], false)).toBe('ADDED')
  expect(shownTax([{ rates: rated({ goods: '0.00' }) }], false)).toBe('NONE')
})

test('omits components of zero, and returns the rate if there are no components', () => {
  const tax = { calculation: 'MANUAL_RATE', isIncluded: true, defaultGroupId: 'goods', rates: { goods: '19' } } as const
  expect(taxComponentsOf(tax)).toEqual([{ ratePercent: '19' }])
  expect(taxComponentsOf(tax, 'books')).toEqual([])
  const components = { goods: [{ ratePercent: '0.0' }, { ratePercent: '19' }], toys: [] }
  expect(taxComponentsOf({ ...tax, components })).toEqual([{ ratePercent: '19' }])
  expect(taxComponentsOf({ ...tax, components }, 'toys')).toEqual([])
})

test('adds rates exactly', () => {
  expect(sumOfRates([])).toBe('0')
  expect(sumOfRates(['19'])).toBe('19')
  expect(sumOfRates(['100', '0'])).toBe('100')
  expect(sumOfRates(['4', '4.5', '0.375'])).toBe('8.875')
  expect(sumOfRates(['0.05', '0.05'])).toBe('0.1')
  expect(sumOfRates(['9.5', '0.5'])).toBe('10')
  expect(sumOfRates(['0.125', '0.375'])).toBe('0.5')
  expect(sumOfRates(['9.95', '0.05'])).toBe('10')
})

test('takes a tax out of the price if the buyer does not owe it', () => {
  const relief = { reason: 'EXEMPT', exemptGroupId: 'anyone' } as const
  const tax = taxAt(rules(all), { place: { country: 'DE' }, isIncludedByDefault: false, relief })
  expect([tax.isIncluded, owedPrice(11_900, tax), owedPrice(10_100, tax, 'books')]).toEqual([false, 10_000, 10_000])
  expect(owedPrice(11_900, taxAt(rules(all), at({ country: 'DE' })))).toBe(11_900)
})

const automatic: [string, Partial<TaxRules>, string | undefined, string, string | undefined, string][] = [
  ['with the rates of the region', {}, undefined, 'MANUAL_RATE', 'REGION_SETTING_TO_MANUAL', '1'],
  [
    'with the rates that the region chose explicitly',
    {},
    manualCalculatorId,
    'MANUAL_RATE',
    'REGION_SETTING_TO_MANUAL',
    '1',
  ],
  ['with bundled rates', {}, localCalculatorId, 'AUTO_RATE', undefined, '19'],
  [
    'manually if automatic calculation is off',
    { isManualOnly: true },
    localCalculatorId,
    'MANUAL_RATE',
    'GLOBAL_SETTING_TO_MANUAL',
    '1',
  ],
  ['with fallback rates if the app is removed', {}, app, 'FALLBACK_RATE', 'AUTO_TAX_DEACTIVATED', '1'],
  [
    'with fallback rates until the app responds',
    { calculatorIds: new Set([app]) },
    app,
    'FALLBACK_RATE',
    'AUTO_TAX_FAILED',
    '1',
  ],
]

test('keeps the calculator IDs that stored regions refer to', () => {
  expect([manualCalculatorId, localCalculatorId]).toEqual([
    '5a1e7a0c-0001-4000-8000-7461786d616e',
    '5a1e7a0c-0002-4000-8000-74617861757f',
  ])
})

test.each(automatic)('calculates tax %s', (_title, more, appId, rateType, reason, rate) => {
  const own = { ...rules([region({ country: 'DE', ...(appId !== undefined && { appId }) }, '1')]), ...more }
  const tax = taxAt(own, at({ country: 'DE' }))
  expect([tax.calculation, tax.details, taxRateOf(tax)]).toEqual([
    rateType,
    { rateType, ...(reason !== undefined && { reason }) },
    rate,
  ])
  expect(tax.calculatorAppId).toBe(more.calculatorIds ? app : undefined)
})

test('applies bundled rates by tax category, or the region’s own if there are none', () => {
  const own = (country: string): TaxRules => ({
    ...rules([region({ country, appId: localCalculatorId }, '5')]),
    categories: { books: 'REDUCED', free: 'ZERO' },
  })
  const tax = taxAt(own('FR'), at({ country: 'FR' }))
  expect([taxRateOf(tax), taxRateOf(tax, 'books'), taxRateOf(tax, 'free')]).toEqual(['20', '10', '0'])
  expect(taxAt(own('CH'), at({ country: 'CH' }))).toMatchObject({
    details: { rateType: 'FALLBACK_RATE', reason: 'AUTO_TAX_FAILED' },
    rates: { goods: '5' },
  })
  const everywhere = rules([region({ appId: localCalculatorId }, '5')])
  expect(taxAt(everywhere, at(undefined))).toMatchObject({
    details: { rateType: 'FALLBACK_RATE', reason: 'AUTO_TAX_FAILED' },
    rates: { goods: '5' },
  })
})

test.each([
  ['Chicago', ['6.25', '1.75', '1.25', '1']],
  ['Springfield', ['6.25']],
])('applies the taxes of %s by city if the postal code is unknown', (city, rates) => {
  const illinois = rules([region({ country: 'US', subdivision: 'IL', appId: localCalculatorId }, '5')])
  const tax = taxAt(illinois, { place: { country: 'US', subdivision: 'IL', city }, isIncludedByDefault: false })
  expect(taxComponentsOf(tax).map(({ ratePercent }) => ratePercent)).toEqual(rates)
})
