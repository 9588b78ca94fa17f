import { elevated, room } from '../../call.ts'
import { OfflinePaymentMethod } from '../../entities/money/payment-method.ts'
import { flag, list, optional, shape, text } from '../../schema.ts'

const { kind } = OfflinePaymentMethod.properties

export const paymentMethodCalls = room({ scope: 'settings', area: 'settings' })({
  listOfflinePaymentMethods: {
    method: 'GET',
    path: '/vitrine/v1/offline-payment-methods',
    summary: 'Lists all offline payment methods, including disabled ones.',
    roles: elevated,
    repeatable: true,
    response: shape({ offlinePaymentMethods: list(OfflinePaymentMethod) }),
    client: {
      module: 'paymentMethods',
      example: 'const { offlinePaymentMethods } = await owner.paymentMethods.listOfflinePaymentMethods()',
    },
  },
  updateOfflinePaymentMethod: {
    method: 'PATCH',
    path: '/vitrine/v1/offline-payment-methods/{kind}',
    summary: 'Updates the name, instructions or availability of an offline payment method.',
    roles: elevated,
    repeatable: true,
    params: shape({ kind }),
    body: shape({
      offlinePaymentMethod: shape({
        name: optional(text({ minLength: 1, maxLength: 100 })),
        instructions: optional(text({ maxLength: 2000, description: 'Payment instructions shown to buyers.' })),
        enabled: optional(flag()),
      }),
    }),
    response: shape({ offlinePaymentMethod: OfflinePaymentMethod }),
    errors: ['INVALID_ARGUMENT'],
    client: {
      module: 'paymentMethods',
      args: 'kind offlinePaymentMethod',
      gives: 'offlinePaymentMethod',
      example: [
        "const instructions = 'IBAN DE02 1203 0000 0000 2020 51'",
        "await owner.paymentMethods.updateOfflinePaymentMethod('BANK_TRANSFER', { instructions, enabled: true })",
      ],
    },
  },
})
