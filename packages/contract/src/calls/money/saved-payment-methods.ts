import { elevated, room } from '../../call.ts'
import { SavedPaymentMethod } from '../../entities/money/saved-payment-method.ts'
import { guid, list, shape, text } from '../../schema.ts'

const savedPaymentMethodId = text({
  minLength: 1,
  maxLength: 300,
  description: 'An ID from `listSavedPaymentMethods`.',
})
const response = shape({ savedPaymentMethods: list(SavedPaymentMethod) })
const errors = ['NOT_FOUND', 'PAYMENT_NOT_CONFIRMED'] as const

/** Payment methods that members saved for future orders. The paths are specific to Vitrine. */
export const savedPaymentMethodCalls = room({ scope: 'members', area: 'customers' })({
  listSavedPaymentMethods: {
    method: 'GET',
    path: '/vitrine/v1/members/my/saved-payment-methods',
    summary: 'Lists the saved payment methods of the signed-in member, newest first.',
    roles: ['member'],
    repeatable: true,
    response,
    errors: ['PAYMENT_NOT_CONFIRMED'],
    client: {
      module: 'savedPaymentMethods',
      gives: 'savedPaymentMethods',
      example: 'const savedPaymentMethods = await signedIn.savedPaymentMethods.listSavedPaymentMethods()',
    },
  },
  removeSavedPaymentMethod: {
    method: 'DELETE',
    path: '/vitrine/v1/members/my/saved-payment-methods/{id}',
    summary: 'Removes a saved payment method of the signed-in member, also at the payment provider.',
    roles: ['member'],
    repeatable: true,
    params: shape({ id: savedPaymentMethodId }),
    response: shape({}),
    errors,
    client: {
      module: 'savedPaymentMethods',
      example: [
        'const [saved] = await signedIn.savedPaymentMethods.listSavedPaymentMethods()',
        'if (saved) await signedIn.savedPaymentMethods.removeSavedPaymentMethod(saved.id)',
      ],
    },
  },
  listMemberSavedPaymentMethods: {
    method: 'GET',
    path: '/vitrine/v1/members/{memberId}/saved-payment-methods',
    summary: 'Lists the saved payment methods of a member, newest first.',
    roles: elevated,
    repeatable: true,
    params: shape({ memberId: guid() }),
    response,
    errors,
    client: {
      module: 'savedPaymentMethods',
      gives: 'savedPaymentMethods',
      example: 'const savedPaymentMethods = await owner.savedPaymentMethods.listMemberSavedPaymentMethods(member.id)',
    },
  },
  removeMemberSavedPaymentMethod: {
    method: 'DELETE',
    path: '/vitrine/v1/members/{memberId}/saved-payment-methods/{id}',
    summary: 'Removes a saved payment method of a member, also at the payment provider.',
    roles: elevated,
    repeatable: true,
    params: shape({ memberId: guid(), id: savedPaymentMethodId }),
    response: shape({}),
    errors,
    client: {
      module: 'savedPaymentMethods',
      args: 'memberId id',
      example: [
        'const [saved] = await owner.savedPaymentMethods.listMemberSavedPaymentMethods(member.id)',
        'if (saved) await owner.savedPaymentMethods.removeMemberSavedPaymentMethod(member.id, saved.id)',
      ],
    },
  },
})
