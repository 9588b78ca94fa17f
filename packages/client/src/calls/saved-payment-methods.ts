// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, MemberSavedPaymentMethod } from '../generated.ts'

/** Lists the saved payment methods of the signed-in member, newest first. */
export const listSavedPaymentMethods: Endpoint<{}, { savedPaymentMethods: readonly MemberSavedPaymentMethod[] }> = {
  route: 'GET /vitrine/v1/members/my/saved-payment-methods',
  repeatable: true,
}

/** Removes a saved payment method of the signed-in member, also at the payment provider. */
export const removeSavedPaymentMethod: Endpoint<
  {
    params: {
      /** An ID from `listSavedPaymentMethods`. */
      id: string
    }
  },
  {}
> = { route: 'DELETE /vitrine/v1/members/my/saved-payment-methods/{id}', repeatable: true }

/** Lists the saved payment methods of a member, newest first. */
export const listMemberSavedPaymentMethods: ElevatedEndpoint<
  { params: { memberId: string } },
  { savedPaymentMethods: readonly MemberSavedPaymentMethod[] }
> = { route: 'GET /vitrine/v1/members/{memberId}/saved-payment-methods', repeatable: true, elevated: true }

/** Removes a saved payment method of a member, also at the payment provider. */
export const removeMemberSavedPaymentMethod: ElevatedEndpoint<
  {
    params: {
      memberId: string
      /** An ID from `listSavedPaymentMethods`. */
      id: string
    }
  },
  {}
> = { route: 'DELETE /vitrine/v1/members/{memberId}/saved-payment-methods/{id}', repeatable: true, elevated: true }
