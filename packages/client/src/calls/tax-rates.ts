// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  Address,
  TaxCalculationDetails,
  CalculatedTaxSummary,
  RateFileSummary,
  RateFile,
  RateChange,
  ExplainedLine,
} from '../generated.ts'

/** Lists the files of tax rates that come with Vitrine. */
export const listTaxRateFiles: ElevatedEndpoint<{}, { files: readonly RateFileSummary[] }> = {
  route: 'GET /vitrine/v1/tax-rates/files',
  repeatable: true,
  elevated: true,
}

/** Reads a file of tax rates that comes with Vitrine. */
export const getTaxRateFile: ElevatedEndpoint<{ params: { fileId: string } }, { file: RateFile }> = {
  route: 'GET /vitrine/v1/tax-rates/files/{fileId}',
  repeatable: true,
  elevated: true,
}

/** Says what loading tax rates would add and change. */
export const previewTaxRates: ElevatedEndpoint<
  {
    body?: {
      fileId?: string
      file?: RateFile
      /** Only these countries. */
      countries?: readonly string[]
    }
  },
  { changes: readonly RateChange[] }
> = { route: 'POST /vitrine/v1/tax-rates/preview', repeatable: true, elevated: true }

/** Loads tax rates: regions and rates that are missing are added, rates of the same name updated. */
export const loadTaxRates: ElevatedEndpoint<
  {
    body?: {
      fileId?: string
      file?: RateFile
      /** Only these countries. */
      countries?: readonly string[]
    }
  },
  { changes: readonly RateChange[] }
> = { route: 'POST /vitrine/v1/tax-rates/load', repeatable: true, elevated: true }

/** Says which tax a sample purchase has, where each rate comes from, and why. */
export const explainTax: ElevatedEndpoint<
  {
    body: {
      shippingAddress?: Address
      billingAddress?: Address
      taxableAddress?: 'BUSINESS' | 'BILLING' | 'SHIPPING'
      vatId?: string
      taxExemptGroupId?: string
      lineItems: readonly { id: string; price: string; taxGroupId?: string }[]
    }
  },
  {
    calculationDetails: TaxCalculationDetails
    taxIncludedInPrice: boolean
    regionId?: string
    country?: string
    subdivision?: string
    reason: 'NO_REGION' | 'REGION' | 'REVERSE_CHARGE' | 'EXEMPT' | 'HOME_RATE'
    lines: readonly ExplainedLine[]
    taxSummary: CalculatedTaxSummary
  }
> = { route: 'POST /vitrine/v1/tax-rates/explain', repeatable: true, elevated: true }
