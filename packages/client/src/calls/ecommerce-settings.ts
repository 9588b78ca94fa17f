// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, EcommerceSettings } from '../generated.ts'
import { getEcommerceSettingsMoments } from '../moments.ts'

/** Returns those settings of the store that are requested. */
export const getEcommerceSettings: ElevatedEndpoint<
  {
    query: {
      /** Settings to return. */
      fields: readonly (
        | 'ADDITIONAL_FEES_SERVICE_PLUGIN'
        | 'VALIDATIONS_SERVICE_PLUGIN'
        | 'TAX'
        | 'DISCOUNT_RULES'
        | 'CHECKOUT'
        | 'DELIVERY'
        | 'PREMIUM_SITE'
        | 'BUSINESS_INFO'
        | 'PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN'
      )[]
    }
  },
  {
    ecommerceSettings: EcommerceSettings
    /** Settings that could not be read. Always empty: the call fails as a whole. */
    errors: readonly {
      requestedField:
        | 'ADDITIONAL_FEES_SERVICE_PLUGIN'
        | 'VALIDATIONS_SERVICE_PLUGIN'
        | 'TAX'
        | 'DISCOUNT_RULES'
        | 'CHECKOUT'
        | 'DELIVERY'
        | 'PREMIUM_SITE'
        | 'BUSINESS_INFO'
        | 'PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN'
    }[]
  }
> = {
  route: 'GET /_api/ecommerce-settings/v1/ecommerce-settings',
  repeatable: true,
  elevated: true,
  dates: getEcommerceSettingsMoments,
}
