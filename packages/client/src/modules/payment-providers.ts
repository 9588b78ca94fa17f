// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/payment-providers.ts'
import type { PaymentProvider, PaymentOutage } from '../generated.ts'

const updatePaymentProviderDates = { paymentProvider: { lastTest: { date: true } } } as const

/**
 * Lists the payment providers that can be connected, connected or not. Elevated.
 *
 * @example
 * const { paymentProviders } = await owner.paymentProviders.listPaymentProviders()
 */
export const listPaymentProviders = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ paymentProviders: readonly PaymentProvider[] }>) =>
  bind(send, {
    route: 'GET /vitrine/v1/payment-providers',
    repeatable: true,
    elevated: true,
    dates: { paymentProviders: { lastTest: { date: true } } },
  })

/**
 * Lists the payment providers that do not answer, with what waits for each of them. Elevated.
 *
 * @example
 * const { paymentOutages } = await owner.paymentProviders.listPaymentOutages()
 */
export const listPaymentOutages = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ paymentOutages: readonly PaymentOutage[] }>) =>
  bind(send, {
    route: 'GET /vitrine/v1/payment-providers/outages',
    repeatable: true,
    elevated: true,
    dates: { paymentOutages: { since: true } },
  })

/**
 * Connects a payment provider, or updates its keys and whether it is enabled. The provider is asked first.
 * Elevated.
 *
 * @example
 * const keys = { publishableKey: stripe.publishableKey, secretKey: stripe.secretKey }
 * const { mode } = await owner.paymentProviders.updatePaymentProvider('stripe', { ...keys, enabled: true })
 */
export const updatePaymentProvider = (
  send: ElevatedSend,
): ((
  provider: 'stripe' | 'mollie',
  paymentProvider: NonNullable<BodyOf<typeof calls.updatePaymentProvider>['paymentProvider']>,
  call?: CallOptions,
) => Promise<PaymentProvider>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/payment-providers/{provider} provider paymentProvider',
      repeatable: true,
      elevated: true,
      dates: updatePaymentProviderDates,
    },
    'paymentProvider',
  )

/**
 * Asks a connected provider whether its keys work; `lastTest` says how it answered. Elevated.
 *
 * @example
 * const keys = { publishableKey: stripe.publishableKey, secretKey: stripe.secretKey }
 * await owner.paymentProviders.updatePaymentProvider('stripe', keys)
 * const { lastTest } = await owner.paymentProviders.testPaymentProvider('stripe')
 */
export const testPaymentProvider = (
  send: ElevatedSend,
): ((provider: 'stripe' | 'mollie', call?: CallOptions) => Promise<PaymentProvider>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/payment-providers/{provider}/test provider',
      repeatable: true,
      elevated: true,
      dates: updatePaymentProviderDates,
    },
    'paymentProvider',
  )

/**
 * Disconnects a payment provider and deletes its keys. Its payments cannot be refunded until it is back.
 * Elevated.
 *
 * @example
 * const keys = { publishableKey: stripe.publishableKey, secretKey: stripe.secretKey }
 * await owner.paymentProviders.updatePaymentProvider('stripe', keys)
 * await owner.paymentProviders.disconnectPaymentProvider('stripe')
 */
export const disconnectPaymentProvider = (
  send: ElevatedSend,
): ((provider: 'stripe' | 'mollie', call?: CallOptions) => Promise<PaymentProvider>) =>
  bind(
    send,
    {
      route: 'DELETE /vitrine/v1/payment-providers/{provider} provider',
      repeatable: true,
      elevated: true,
      dates: updatePaymentProviderDates,
    },
    'paymentProvider',
  )
