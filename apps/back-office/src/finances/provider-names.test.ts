import { expect, test } from 'vitest'
import { providerNames } from './provider-names.ts'

test('names apps as they name themselves, and providers without an account in our words', () => {
  const names = providerNames({
    paymentProviders: [{ provider: 'mollie', name: 'Mollie' }],
    plugins: [{ id: '7b1c', name: 'Example Pay' }],
  })
  expect([names.mollie, names['plugin:7b1c'], names.offline]).toEqual(['Mollie', 'Example Pay', 'Manual payments'])
})
