// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { CheckoutSettings, CheckoutSettingsInput } from '../generated.ts'
import { getEcommerceSettingsMoments } from '../moments.ts'

/**
 * Returns the checkout settings: policies, fields and appearance.
 *
 * @example
 * const { checkoutSettings } = await client.checkoutSettings.getCheckoutSettings()
 */
export const getCheckoutSettings = (
  send: Send,
): ((call?: CallOptions) => Promise<{ checkoutSettings: CheckoutSettings }>) =>
  bind(send, { route: 'GET /ecom/v1/checkout-settings', repeatable: true, dates: getEcommerceSettingsMoments })

/**
 * Updates the checkout settings. Settings that are not sent do not change. Elevated.
 *
 * @example
 * await owner.checkoutSettings.updateCheckoutSettings({})
 */
export const updateCheckoutSettings = (
  send: ElevatedSend,
): ((checkoutSettings: CheckoutSettingsInput, call?: CallOptions) => Promise<{ checkoutSettings: CheckoutSettings }>) =>
  bind(send, {
    route: 'PATCH /ecom/v1/checkout-settings checkoutSettings',
    repeatable: true,
    elevated: true,
    dates: getEcommerceSettingsMoments,
  })
