// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, TaxSettings, TaxSettingsInput } from '../generated.ts'

const getTaxSettingsDates = { taxSettings: { createdDate: true, updatedDate: true } } as const

/** Returns the tax settings of the store. */
export const getTaxSettings: ElevatedEndpoint<{}, { taxSettings: TaxSettings }> = {
  route: 'GET /billing/v1/tax-settings',
  repeatable: true,
  elevated: true,
  dates: getTaxSettingsDates,
}

/** Updates the tax settings. Settings that are not sent do not change. */
export const upsertTaxSettings: ElevatedEndpoint<
  { body: { taxSettings: TaxSettingsInput } },
  { taxSettings: TaxSettings }
> = { route: 'POST /billing/v1/tax-settings', repeatable: true, elevated: true, dates: getTaxSettingsDates }
