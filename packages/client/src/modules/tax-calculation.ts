// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/tax-calculation.ts'
import type { TaxCalculationResult, TaxCalculatorDetails } from '../generated.ts'

/**
 * Calculates the tax of line items at addresses, using the tax regions and calculators of the store. Elevated.
 *
 * @example
 * const addresses = [{ country: 'DE' }]
 * const lineItems = [{ id: 'mug', price: '19.00', addressIndex: { singleAddress: 0 } }]
 * const { taxSummary } = await owner.taxCalculation.calculateTax({ addresses, lineItems })
 */
export const calculateTax = (
  send: ElevatedSend,
): ((options: BodyOf<typeof calls.calculateTax>, call?: CallOptions) => Promise<TaxCalculationResult>) =>
  bind(send, { route: 'POST /billing/v1/calculate-tax ...options', repeatable: true, elevated: true })

/**
 * Lists the tax calculators: the region's own rates, the rates included in Vitrine, and apps. Elevated.
 *
 * @example
 * const { taxCalculatorDetails } = await owner.taxCalculation.listTaxCalculators()
 */
export const listTaxCalculators = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ taxCalculatorDetails: readonly TaxCalculatorDetails[] }>) =>
  bind(send, { route: 'GET /billing/v1/list-tax-calculators', repeatable: true, elevated: true })
