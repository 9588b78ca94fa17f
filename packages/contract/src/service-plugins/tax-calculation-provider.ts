import { CalculatedTaxSummary, LineItemTaxDetails, TaxableLocation } from '../entities/tax.ts'
import { amount, currency, flag, guid, integer, list, optional, shape, text } from '../schema.ts'

/**
 * What the store asks of an app that works tax out, in the words of the provider's SDK. It is asked before a total is
 * shown; what it answers is kept and charged.
 */

const lineItem = shape({
  id: text({ minLength: 1, maxLength: 100 }),
  itemName: optional(text({ maxLength: 250 })),
  quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
  price: amount({ description: 'Of all pieces, after discounts.' }),
  taxGroupId: optional(guid()),
  taxIncludedInPrice: flag(),
  addressIndex: shape({ singleAddress: integer({ minimum: 0 }) }),
  taxRegionId: optional(guid()),
})

export const taxCalculationProviderMethods = {
  calculateTax: {
    path: '/v1/calculate-tax',
    summary: 'Says how much tax each line item has, and which taxes it is made of.',
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
