// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, OfflinePaymentMethod } from '../generated.ts'

/** Lists all offline payment methods, including disabled ones. */
export const listOfflinePaymentMethods: ElevatedEndpoint<
  {},
  { offlinePaymentMethods: readonly OfflinePaymentMethod[] }
> = { route: 'GET /vitrine/v1/offline-payment-methods', repeatable: true, elevated: true }

/** Updates the name, instructions or availability of an offline payment method. */
export const updateOfflinePaymentMethod: ElevatedEndpoint<
  {
    params: {
      /** `INVOICE`: only offered to companies with payment terms, and enabled unless the store disables it. */
      kind: 'BANK_TRANSFER' | 'CASH_ON_DELIVERY' | 'PAY_AT_PICKUP' | 'INVOICE'
    }
    body: {
      offlinePaymentMethod: {
        name?: string
        /** Payment instructions shown to buyers. */
        instructions?: string
        enabled?: boolean
      }
    }
  },
  { offlinePaymentMethod: OfflinePaymentMethod }
> = { route: 'PATCH /vitrine/v1/offline-payment-methods/{kind}', repeatable: true, elevated: true }
