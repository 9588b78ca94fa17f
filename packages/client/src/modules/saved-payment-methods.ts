// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { MemberSavedPaymentMethod } from '../generated.ts'

/**
 * Lists the saved payment methods of the signed-in member, newest first.
 *
 * @example
 * const savedPaymentMethods = await signedIn.savedPaymentMethods.listSavedPaymentMethods()
 */
export const listSavedPaymentMethods = (
  send: Send,
): ((call?: CallOptions) => Promise<readonly MemberSavedPaymentMethod[]>) =>
  bind(send, { route: 'GET /vitrine/v1/members/my/saved-payment-methods', repeatable: true }, 'savedPaymentMethods')

/**
 * Removes a saved payment method of the signed-in member, also at the payment provider.
 *
 * @example
 * const [saved] = await signedIn.savedPaymentMethods.listSavedPaymentMethods()
 * if (saved) await signedIn.savedPaymentMethods.removeSavedPaymentMethod(saved.id)
 */
export const removeSavedPaymentMethod = (send: Send): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/members/my/saved-payment-methods/{id} id', repeatable: true }, '')

/**
 * Lists the saved payment methods of a member, newest first. Elevated.
 *
 * @example
 * const savedPaymentMethods = await owner.savedPaymentMethods.listMemberSavedPaymentMethods(member.id)
 */
export const listMemberSavedPaymentMethods = (
  send: ElevatedSend,
): ((memberId: string, call?: CallOptions) => Promise<readonly MemberSavedPaymentMethod[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/members/{memberId}/saved-payment-methods memberId', repeatable: true, elevated: true },
    'savedPaymentMethods',
  )

/**
 * Removes a saved payment method of a member, also at the payment provider. Elevated.
 *
 * @example
 * const [saved] = await owner.savedPaymentMethods.listMemberSavedPaymentMethods(member.id)
 * if (saved) await owner.savedPaymentMethods.removeMemberSavedPaymentMethod(member.id, saved.id)
 */
export const removeMemberSavedPaymentMethod = (
  send: ElevatedSend,
): ((memberId: string, id: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'DELETE /vitrine/v1/members/{memberId}/saved-payment-methods/{id} memberId id',
      repeatable: true,
      elevated: true,
    },
    '',
  )
