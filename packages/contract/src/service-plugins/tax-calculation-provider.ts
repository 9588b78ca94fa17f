import { CalculatedTaxSummary, LineItemTaxDetails, TaxableLocation } from '../entities/pricing/tax.ts'
import { amount, currency, flag, guid, integer, list, optional, shape, text } from '../schema.ts'

/**
 * Requests to an app that calculates tax, in the format of the provider's SDK. They are sent before a total is shown.
 * The tax in the response is stored and charged.
 */

const lineItem = shape({
  id: text({ minLength: 1, maxLength: 100 }),
  itemName: optional(text({ maxLength: 250 })),
  quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
  price: amount({ description: 'Price of all pieces, after discounts.' }),
  taxGroupId: optional(guid()),
  taxIncludedInPrice: flag(),
  addressIndex: shape({ singleAddress: integer({ minimum: 0 }) }),
  taxRegionId: optional(guid()),
})

export const taxCalculationProviderMethods = {
  calculateTax: {
    path: '/v1/calculate-tax',
    summary: 'Returns the tax on each line item and the taxes that it consists of.',
    request: shape({
      currency: currency(),
      addresses: list(TaxableLocation, { minItems: 1, maxItems: 3 }),
      lineItems: list(lineItem, { minItems: 1, maxItems: 300 }),
    }),
    answer: shape({
      currency: optional(currency()),
      taxSummary: optional(CalculatedTaxSummary),
      lineItemTaxDetails: list(LineItemTaxDetails, { minItems: 1, maxItems: 300 }),
    }),
  },
} as const
