// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, CheckoutContent } from '../generated.ts'

/** Returns the titles and buttons of the hosted checkout page in a language. */
export const getCheckoutContent: ElevatedEndpoint<
  {
    params: {
      /** ID of the stores app. */
      appId: string
      /** ID of the hosted checkout page: `7f0b7d1e-52f4-4b0d-9c53-2a6c1e0f9d44`. */
      componentId: string
    }
    query?: {
      /** Language, such as `de`. Default: that of the store. */
      languageCode?: string
    }
  },
  { checkoutContent: CheckoutContent }
> = { route: 'GET /ecom/v1/checkout-content/{appId}/{componentId}', repeatable: true, elevated: true }
