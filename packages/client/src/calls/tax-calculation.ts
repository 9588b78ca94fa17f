// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  TaxCalculationResult,
  TaxableLocation,
  TaxCalculatorDetails,
  TaxedLineItem,
} from '../generated.ts'

/** Calculates the tax of line items at addresses, using the tax regions and calculators of the store. */
export const calculateTax: ElevatedEndpoint<
  {
    body: {
      /** An ID of your choice, returned in the response. */
      externalId?: string
      currency?: string
      addresses: readonly TaxableLocation[]
      lineItems: readonly TaxedLineItem[]
    }
  },
  TaxCalculationResult
> = { route: 'POST /billing/v1/calculate-tax', repeatable: true, elevated: true }

/** Lists the tax calculators: the region's own rates, the rates included in Vitrine, and apps. */
export const listTaxCalculators: ElevatedEndpoint<{}, { taxCalculatorDetails: readonly TaxCalculatorDetails[] }> = {
  route: 'GET /billing/v1/list-tax-calculators',
  repeatable: true,
  elevated: true,
}
