// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, CheckoutSettings, CheckoutSettingsInput } from '../generated.ts'
import { getEcommerceSettingsMoments } from '../moments.ts'

/** Returns the checkout settings: policies, fields and appearance. */
export const getCheckoutSettings: Endpoint<{}, { checkoutSettings: CheckoutSettings }> = {
  route: 'GET /ecom/v1/checkout-settings',
  repeatable: true,
  dates: getEcommerceSettingsMoments,
}

/** Updates the checkout settings. Settings that are not sent do not change. */
export const updateCheckoutSettings: ElevatedEndpoint<
  { body: { checkoutSettings: CheckoutSettingsInput } },
  { checkoutSettings: CheckoutSettings }
> = { route: 'PATCH /ecom/v1/checkout-settings', repeatable: true, elevated: true, dates: getEcommerceSettingsMoments }
