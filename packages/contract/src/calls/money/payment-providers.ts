import { elevated, room } from '../../call.ts'
import { PaymentOutage, PaymentProvider } from '../../entities/money/payment-provider.ts'
import { flag, list, optional, shape, text } from '../../schema.ts'

const { provider } = PaymentProvider.properties
const paymentProviderResponse = shape({ paymentProvider: PaymentProvider })
const secret = (description: string) => optional(text({ minLength: 1, maxLength: 300, description }))

/** Payment providers, connected with the owner's own account. */
export const paymentProviderCalls = room({ scope: 'settings', area: 'settings' })({
  listPaymentProviders: {
    method: 'GET',
    path: '/vitrine/v1/payment-providers',
    summary: 'Lists the supported payment providers, including those that are not connected.',
    roles: elevated,
    repeatable: true,
    response: shape({ paymentProviders: list(PaymentProvider) }),
    client: {
      module: 'paymentProviders',
      example: 'const { paymentProviders } = await owner.paymentProviders.listPaymentProviders()',
    },
  },
  listPaymentOutages: {
    method: 'GET',
    path: '/vitrine/v1/payment-providers/outages',
    summary: 'Lists the payment providers that are not responding, with the operations waiting for them.',
    roles: elevated,
    repeatable: true,
    response: shape({ paymentOutages: list(PaymentOutage) }),
    client: {
      module: 'paymentProviders',
      example: 'const { paymentOutages } = await owner.paymentProviders.listPaymentOutages()',
    },
  },
  updatePaymentProvider: {
    method: 'PATCH',
    path: '/vitrine/v1/payment-providers/{provider}',
    summary:
      'Connects a payment provider, or updates its keys or availability. Verifies new keys with the provider first.',
    roles: elevated,
    repeatable: true,
    params: shape({ provider }),
    body: shape({
      paymentProvider: shape({
        publishableKey: optional(text({ minLength: 1, maxLength: 300 })),
        secretKey: secret('The secret key. Stored encrypted and never returned.'),
        webhookSecret: secret('Signing secret of a manually added webhook. Never returned.'),
        enabled: optional(flag()),
      }),
    }),
    response: paymentProviderResponse,
    errors: ['INVALID_ARGUMENT', 'UNAVAILABLE'],
    client: {
      module: 'paymentProviders',
      args: 'provider paymentProvider',
      gives: 'paymentProvider',
      example: [
        'const keys = { publishableKey: stripe.publishableKey, secretKey: stripe.secretKey }',
        "const { mode } = await owner.paymentProviders.updatePaymentProvider('stripe', { ...keys, enabled: true })",
      ],
    },
  },
  testPaymentProvider: {
    method: 'POST',
    path: '/vitrine/v1/payment-providers/{provider}/test',
    summary: 'Tests the keys of a connected payment provider. The result is returned in `lastTest`.',
    roles: elevated,
    repeatable: true,
    params: shape({ provider }),
    body: shape({}),
    response: paymentProviderResponse,
    errors: ['NOT_FOUND'],
    client: {
      module: 'paymentProviders',
      gives: 'paymentProvider',
      example: [
        'const keys = { publishableKey: stripe.publishableKey, secretKey: stripe.secretKey }',
        "await owner.paymentProviders.updatePaymentProvider('stripe', keys)",
        "const { lastTest } = await owner.paymentProviders.testPaymentProvider('stripe')",
      ],
    },
  },
  disconnectPaymentProvider: {
    method: 'DELETE',
    path: '/vitrine/v1/payment-providers/{provider}',
    summary:
      'Disconnects a payment provider and deletes its keys. Its payments cannot be refunded until it is reconnected.',
    roles: elevated,
    repeatable: true,
    params: shape({ provider }),
    response: paymentProviderResponse,
    errors: ['NOT_FOUND'],
    client: {
      module: 'paymentProviders',
      gives: 'paymentProvider',
      example: [
        'const keys = { publishableKey: stripe.publishableKey, secretKey: stripe.secretKey }',
        "await owner.paymentProviders.updatePaymentProvider('stripe', keys)",
        "await owner.paymentProviders.disconnectPaymentProvider('stripe')",
      ],
    },
  },
})
