// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, OfflinePaymentMethod } from '../generated.ts'

/** Lists the offline payment methods, enabled or not. */
export const listOfflinePaymentMethods: ElevatedEndpoint<
  {},
  { offlinePaymentMethods: readonly OfflinePaymentMethod[] }
> = { route: 'GET /vitrine/v1/offline-payment-methods', repeatable: true, elevated: true }

/** Updates an offline payment method: its name, its instructions and whether it is enabled. */
export const updateOfflinePaymentMethod: ElevatedEndpoint<
  {
    params: { kind: 'BANK_TRANSFER' | 'CASH_ON_DELIVERY' | 'PAY_AT_PICKUP' }
    body: { offlinePaymentMethod: { name?: string; instructions?: string; enabled?: boolean } }
  },
  { offlinePaymentMethod: OfflinePaymentMethod }
> = { route: 'PATCH /vitrine/v1/offline-payment-methods/{kind}', repeatable: true, elevated: true }
