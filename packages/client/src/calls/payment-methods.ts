// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, OfflinePaymentMethod } from '../generated.ts'

/** Reads the ways of paying outside that a store can offer, set up or not. */
export const listOfflinePaymentMethods: ElevatedEndpoint<
  {},
  { offlinePaymentMethods: readonly OfflinePaymentMethod[] }
> = { route: 'GET /vitrine/v1/offline-payment-methods', repeatable: true, elevated: true }

/** Sets up a way of paying outside: its name and instructions, and whether buyers may choose it. */
export const updateOfflinePaymentMethod: ElevatedEndpoint<
  {
    params: { kind: 'BANK_TRANSFER' | 'CASH_ON_DELIVERY' | 'PAY_AT_PICKUP' }
    body: { offlinePaymentMethod: { name?: string; instructions?: string; enabled?: boolean } }
  },
  { offlinePaymentMethod: OfflinePaymentMethod }
> = { route: 'PATCH /vitrine/v1/offline-payment-methods/{kind}', repeatable: true, elevated: true }
