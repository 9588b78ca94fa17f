// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/payment-methods.ts'
import type { OfflinePaymentMethod } from '../generated.ts'

/**
 * Lists all offline payment methods, including disabled ones. Elevated.
 *
 * @example
 * const { offlinePaymentMethods } = await owner.paymentMethods.listOfflinePaymentMethods()
 */
export const listOfflinePaymentMethods = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ offlinePaymentMethods: readonly OfflinePaymentMethod[] }>) =>
  bind(send, { route: 'GET /vitrine/v1/offline-payment-methods', repeatable: true, elevated: true })

/**
 * Updates the name, instructions or availability of an offline payment method. Elevated.
 *
 * @example
 * const instructions = 'IBAN DE02 1203 0000 0000 2020 51'
 * await owner.paymentMethods.updateOfflinePaymentMethod('BANK_TRANSFER', { instructions, enabled: true })
 */
export const updateOfflinePaymentMethod = (
  send: ElevatedSend,
): ((
  kind: 'BANK_TRANSFER' | 'CASH_ON_DELIVERY' | 'PAY_AT_PICKUP' | 'INVOICE',
  offlinePaymentMethod: NonNullable<BodyOf<typeof calls.updateOfflinePaymentMethod>['offlinePaymentMethod']>,
  call?: CallOptions,
) => Promise<OfflinePaymentMethod>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/offline-payment-methods/{kind} kind offlinePaymentMethod',
      repeatable: true,
      elevated: true,
    },
    'offlinePaymentMethod',
  )
