// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, CheckoutSettings, CheckoutSettingsInput } from '../generated.ts'
import { getCheckoutSettingsMoments } from '../moments.ts'

/** Reads what the owner decided about checkouts: policies, fields and looks. */
export const getCheckoutSettings: Endpoint<{}, { checkoutSettings: CheckoutSettings }> = {
  route: 'GET /ecom/v1/checkout-settings',
  repeatable: true,
  dates: getCheckoutSettingsMoments,
}

/** Changes the settings of checkouts that are sent; the rest stays. */
export const updateCheckoutSettings: ElevatedEndpoint<
  { body: { checkoutSettings: CheckoutSettingsInput } },
  { checkoutSettings: CheckoutSettings }
> = { route: 'PATCH /ecom/v1/checkout-settings', repeatable: true, elevated: true, dates: getCheckoutSettingsMoments }
