// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, PaymentProvider, PaymentOutage } from '../generated.ts'

const updatePaymentProviderDates = { paymentProvider: { lastTest: { date: true } } } as const

/** Lists the supported payment providers, including those that are not connected. */
export const listPaymentProviders: ElevatedEndpoint<{}, { paymentProviders: readonly PaymentProvider[] }> = {
  route: 'GET /vitrine/v1/payment-providers',
  repeatable: true,
  elevated: true,
  dates: { paymentProviders: { lastTest: { date: true } } },
}

/** Lists the payment providers that are not responding, with the operations waiting for them. */
export const listPaymentOutages: ElevatedEndpoint<{}, { paymentOutages: readonly PaymentOutage[] }> = {
  route: 'GET /vitrine/v1/payment-providers/outages',
  repeatable: true,
  elevated: true,
  dates: { paymentOutages: { since: true } },
}

/** Connects a payment provider, or updates its keys or availability. Verifies new keys with the provider first. */
export const updatePaymentProvider: ElevatedEndpoint<
  {
    params: { provider: 'stripe' | 'mollie' }
    body: {
      paymentProvider: {
        publishableKey?: string
        /** The secret key. Stored encrypted and never returned. */
        secretKey?: string
        /** Signing secret of a manually added webhook. Never returned. */
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

/** Tests the keys of a connected payment provider. The result is returned in `lastTest`. */
export const testPaymentProvider: ElevatedEndpoint<
  { params: { provider: 'stripe' | 'mollie' }; body?: {} },
  { paymentProvider: PaymentProvider }
> = {
  route: 'POST /vitrine/v1/payment-providers/{provider}/test',
  repeatable: true,
  elevated: true,
  dates: updatePaymentProviderDates,
}

/** Disconnects a payment provider and deletes its keys. Its payments cannot be refunded until it is reconnected. */
export const disconnectPaymentProvider: ElevatedEndpoint<
  { params: { provider: 'stripe' | 'mollie' } },
  { paymentProvider: PaymentProvider }
> = {
  route: 'DELETE /vitrine/v1/payment-providers/{provider}',
  repeatable: true,
  elevated: true,
  dates: updatePaymentProviderDates,
}
