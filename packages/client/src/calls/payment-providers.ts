// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, PaymentProvider, PaymentOutage } from '../generated.ts'

const updatePaymentProviderDates = { paymentProvider: { lastTest: { date: true } } } as const

/** Lists the payment providers that can be connected, connected or not. */
export const listPaymentProviders: ElevatedEndpoint<{}, { paymentProviders: readonly PaymentProvider[] }> = {
  route: 'GET /vitrine/v1/payment-providers',
  repeatable: true,
  elevated: true,
  dates: { paymentProviders: { lastTest: { date: true } } },
}

/** Lists the payment providers that do not answer, with what waits for each of them. */
export const listPaymentOutages: ElevatedEndpoint<{}, { paymentOutages: readonly PaymentOutage[] }> = {
  route: 'GET /vitrine/v1/payment-providers/outages',
  repeatable: true,
  elevated: true,
  dates: { paymentOutages: { since: true } },
}

/** Connects a payment provider, or updates its keys and whether it is enabled. The provider is asked first. */
export const updatePaymentProvider: ElevatedEndpoint<
  {
    params: { provider: 'stripe' | 'mollie' }
    body: {
      paymentProvider: {
        publishableKey?: string
        /** Stored sealed, and never returned. */
        secretKey?: string
        /** The signing secret of a webhook that was added by hand. Never returned. */
        webhookSecret?: string
        enabled?: boolean
      }
    }
  },
  { paymentProvider: PaymentProvider }
> = {
  route: 'PATCH /vitrine/v1/payment-providers/{provider}',
  repeatable: true,
  elevated: true,
  dates: updatePaymentProviderDates,
}

/** Asks a connected provider whether its keys work; `lastTest` says how it answered. */
export const testPaymentProvider: ElevatedEndpoint<
  { params: { provider: 'stripe' | 'mollie' }; body?: {} },
  { paymentProvider: PaymentProvider }
> = {
  route: 'POST /vitrine/v1/payment-providers/{provider}/test',
  repeatable: true,
  elevated: true,
  dates: updatePaymentProviderDates,
}

/** Disconnects a payment provider and deletes its keys. Its payments cannot be refunded until it is back. */
export const disconnectPaymentProvider: ElevatedEndpoint<
  { params: { provider: 'stripe' | 'mollie' } },
  { paymentProvider: PaymentProvider }
> = {
  route: 'DELETE /vitrine/v1/payment-providers/{provider}',
  repeatable: true,
  elevated: true,
  dates: updatePaymentProviderDates,
}
