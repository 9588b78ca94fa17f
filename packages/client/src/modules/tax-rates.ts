// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/tax-rates.ts'
import type { RateFileSummary, RateFile, RateChange } from '../generated.ts'

/**
 * Lists the tax rate files included in Vitrine. Elevated.
 *
 * @example
 * const files = await owner.taxRates.listTaxRateFiles()
 */
export const listTaxRateFiles = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly RateFileSummary[]>) =>
  bind(send, { route: 'GET /vitrine/v1/tax-rates/files', repeatable: true, elevated: true }, 'files')

/**
 * Returns a tax rate file included in Vitrine. Elevated.
 *
 * @example
 * const { places } = await owner.taxRates.getTaxRateFile('EU_STANDARD_RATES')
 */
export const getTaxRateFile = (send: ElevatedSend): ((fileId: string, call?: CallOptions) => Promise<RateFile>) =>
  bind(send, { route: 'GET /vitrine/v1/tax-rates/files/{fileId} fileId', repeatable: true, elevated: true }, 'file')

/**
 * Lists the regions and rates that loading tax rates would add or update. Elevated.
 *
 * @example
 * const changes = await owner.taxRates.previewTaxRates({ fileId: 'US_STATE_RATES', countries: ['US'] })
 */
export const previewTaxRates = (
  send: ElevatedSend,
): ((
  options: { fileId?: string; file?: RateFile; countries?: readonly string[] },
  call?: CallOptions,
) => Promise<readonly RateChange[]>) =>
  bind(send, { route: 'POST /vitrine/v1/tax-rates/preview ...options', repeatable: true, elevated: true }, 'changes')

/**
 * Loads tax rates. Adds missing regions and rates, and updates rates of the same name. Elevated.
 *
 * @example
 * const changes = await owner.taxRates.loadTaxRates({ fileId: 'EU_STANDARD_RATES', countries: ['MT'] })
 */
export const loadTaxRates = (
  send: ElevatedSend,
): ((
  options: { fileId?: string; file?: RateFile; countries?: readonly string[] },
  call?: CallOptions,
) => Promise<readonly RateChange[]>) =>
  bind(send, { route: 'POST /vitrine/v1/tax-rates/load ...options', repeatable: true, elevated: true }, 'changes')

/**
 * Explains the tax of a sample purchase: the rates that apply, their origin and the reason. Elevated.
 *
 * @example
 * const shippingAddress = { country: 'DE' }
 * const lineItems = [{ id: 'mug', price: '19.00' }]
 * const { reason, lines } = await owner.taxRates.explainTax({ shippingAddress, lineItems })
 */
export const explainTax = (
  send: ElevatedSend,
): ((options: BodyOf<typeof calls.explainTax>, call?: CallOptions) => Promise<ResponseOf<typeof calls.explainTax>>) =>
  bind(send, { route: 'POST /vitrine/v1/tax-rates/explain ...options', repeatable: true, elevated: true })
