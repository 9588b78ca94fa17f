import { expect, test } from 'vitest'
import { configuredRates, serviceTokens } from './configured-rates.ts'

const rate = (service: keyof typeof serviceTokens, amount: number) => ({
  id: service,
  service: serviceTokens[service],
  amount,
  currency: 'USD',
})
const rates = [
  rate('GROUND_ADVANTAGE', 600),
  rate('PRIORITY_MAIL', 905),
  rate('PRIORITY_MAIL_EXPRESS', 3000),
  rate('PRIORITY_MAIL_INTERNATIONAL', 4000),
]
const settings = (serviceSettings: object) => ({
  shipFromAddress: { country: 'US' },
  domesticServices: [{ service: 'PRIORITY_MAIL' as const, serviceSettings }],
  internationalServices: [{ service: 'PRIORITY_MAIL_INTERNATIONAL' as const }],
})
const home = { country: 'US', subtotal: 5000 }

test.each([
  ['nothing', {}, 905],
  ['a fixed handling fee', { handlingFee: { value: '1.50', calculationType: 'FIXED' } }, 1055],
  [
    'a percentage handling fee, rounded to the cent',
    { handlingFee: { value: '10', calculationType: 'PERCENTAGE' } },
    996,
  ],
  ['free delivery from a subtotal', { freeDeliveryMinimumAmount: '50' }, 0],
  ['free delivery from a larger subtotal', { freeDeliveryMinimumAmount: '50.01' }, 905],
])("adds to the carrier's price %s", (_what, serviceSettings, price) => {
  expect(configuredRates(rates, settings(serviceSettings), home)).toMatchObject([
    { id: 'PRIORITY_MAIL', amount: 905, price },
  ])
})

test('offers only configured and available services for the destination', () => {
  expect(configuredRates(rates, settings({}), { ...home, country: 'CA' })).toMatchObject([
    { id: 'PRIORITY_MAIL_INTERNATIONAL', price: 4000 },
  ])
  expect(configuredRates(rates.slice(0, 1), settings({}), home)).toEqual([])
  expect(configuredRates(rates, { shipFromAddress: { country: 'US' } }, home)).toEqual([])
  const [rate] = configuredRates(rates, settings({ estimatedDeliveryTime: '2 days' }), home)
  expect(rate?.deliveryTime).toBe('2 days')
})
