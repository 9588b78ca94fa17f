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

/** Lists the tax rate files included in Vitrine. */
export const listTaxRateFiles: ElevatedEndpoint<{}, { files: readonly RateFileSummary[] }> = {
  route: 'GET /vitrine/v1/tax-rates/files',
  repeatable: true,
  elevated: true,
}

/** Returns a tax rate file included in Vitrine. */
export const getTaxRateFile: ElevatedEndpoint<{ params: { fileId: string } }, { file: RateFile }> = {
  route: 'GET /vitrine/v1/tax-rates/files/{fileId}',
  repeatable: true,
  elevated: true,
}

/** Lists the regions and rates that loading tax rates would add or update. */
export const previewTaxRates: ElevatedEndpoint<
  {
    body?: {
      /** ID of an included file. Set this or `file`. */
      fileId?: string
      file?: RateFile
      /** Loads only the rates of these countries. */
      countries?: readonly string[]
    }
  },
  { changes: readonly RateChange[] }
> = { route: 'POST /vitrine/v1/tax-rates/preview', repeatable: true, elevated: true }

/** Loads tax rates. Adds missing regions and rates, and updates rates of the same name. */
export const loadTaxRates: ElevatedEndpoint<
  {
    body?: {
      /** ID of an included file. Set this or `file`. */
      fileId?: string
      file?: RateFile
      /** Loads only the rates of these countries. */
      countries?: readonly string[]
    }
  },
  { changes: readonly RateChange[] }
> = { route: 'POST /vitrine/v1/tax-rates/load', repeatable: true, elevated: true }

/** Explains the tax of a sample purchase: the rates that apply, their origin and the reason. */
export const explainTax: ElevatedEndpoint<
  {
    body: {
      shippingAddress?: Address
      billingAddress?: Address
      /** The address that determines the tax. Default: set by the site settings. */
      taxableAddress?: 'BUSINESS' | 'BILLING' | 'SHIPPING'
      vatId?: string
      /** Explains the tax for members of this tax-exempt group. */
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
    /** `HOME_RATE`: the rate of the store’s country, because it is not in the One Stop Shop. */
    reason: 'NO_REGION' | 'REGION' | 'REVERSE_CHARGE' | 'EXEMPT' | 'HOME_RATE'
    lines: readonly ExplainedLine[]
    taxSummary: CalculatedTaxSummary
  }
> = { route: 'POST /vitrine/v1/tax-rates/explain', repeatable: true, elevated: true }
