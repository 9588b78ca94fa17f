// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { TaxSettings, TaxSettingsInput } from '../generated.ts'

const getTaxSettingsDates = { taxSettings: { createdDate: true, updatedDate: true } } as const

/**
 * Reads how the store calculates tax. Elevated.
 *
 * @example
 * const { taxSettings } = await owner.taxSettings.getTaxSettings()
 */
export const getTaxSettings = (send: ElevatedSend): ((call?: CallOptions) => Promise<{ taxSettings: TaxSettings }>) =>
  bind(send, { route: 'GET /billing/v1/tax-settings', repeatable: true, elevated: true, dates: getTaxSettingsDates })

/**
 * Changes the tax settings that are sent. Elevated.
 *
 * @example
 * const { taxSettings } = await owner.taxSettings.upsertTaxSettings({ rounding: 'TOTAL' })
 */
export const upsertTaxSettings = (
  send: ElevatedSend,
): ((taxSettings: TaxSettingsInput, call?: CallOptions) => Promise<{ taxSettings: TaxSettings }>) =>
  bind(send, {
    route: 'POST /billing/v1/tax-settings taxSettings',
    repeatable: true,
    elevated: true,
    dates: getTaxSettingsDates,
  })
