import { elevated, type Calls } from '../call.ts'
import { OfflinePaymentMethod } from '../entities/payment-method.ts'
import { flag, list, optional, shape, text } from '../schema.ts'

const { kind } = OfflinePaymentMethod.properties

export const paymentMethodCalls = {
  listOfflinePaymentMethods: {
    method: 'GET',
    path: '/vitrine/v1/offline-payment-methods',
    summary: 'Reads the ways of paying outside that a store can offer, set up or not.',
    roles: elevated,
    repeatable: true,
    response: shape({ offlinePaymentMethods: list(OfflinePaymentMethod) }),
  },
  updateOfflinePaymentMethod: {
    method: 'PATCH',
    path: '/vitrine/v1/offline-payment-methods/{kind}',
    summary: 'Sets up a way of paying outside: its name and instructions, and whether buyers may choose it.',
    roles: elevated,
    repeatable: true,
    params: shape({ kind }),
    body: shape({
      offlinePaymentMethod: shape({
        name: optional(text({ minLength: 1, maxLength: 100 })),
        instructions: optional(text({ maxLength: 2000 })),
        enabled: optional(flag()),
      }),
    }),
    response: shape({ offlinePaymentMethod: OfflinePaymentMethod }),
    errors: ['INVALID_ARGUMENT'],
  },
} as const satisfies Calls
