import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { CheckoutSettings, CheckoutSettingsInput } from '../generated.ts'

/**
 * Reads what the owner decided about checkouts: policies, fields and looks.
 *
 * @example
 * const { checkoutSettings } = await client.checkoutSettings.getCheckoutSettings()
 */
export const getCheckoutSettings = (
  send: Send,
): ((call?: CallOptions) => Promise<{ checkoutSettings: CheckoutSettings }>) =>
  bind(send, calls.getCheckoutSettings, '')

/**
 * Changes the settings of checkouts that are given; the rest stays. Elevated.
 *
 * @example
 * await owner.checkoutSettings.updateCheckoutSettings({})
 */
export const updateCheckoutSettings = (
  send: ElevatedSend,
): ((checkoutSettings: CheckoutSettingsInput, call?: CallOptions) => Promise<{ checkoutSettings: CheckoutSettings }>) =>
  bind(send, calls.updateCheckoutSettings, 'checkoutSettings')
