// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { TaxSettings, TaxSettingsInput } from '../generated.ts'

const getTaxSettingsDates = { taxSettings: { createdDate: true, updatedDate: true } } as const

/**
 * Returns the tax settings of the store. Elevated.
 *
 * @example
 * const { taxSettings } = await owner.taxSettings.getTaxSettings()
 */
export const getTaxSettings = (send: ElevatedSend): ((call?: CallOptions) => Promise<{ taxSettings: TaxSettings }>) =>
  bind(send, { route: 'GET /billing/v1/tax-settings', repeatable: true, elevated: true, dates: getTaxSettingsDates })

/**
 * Updates the tax settings. Settings that are not sent do not change. Elevated.
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
