import { Refusal } from '../../../ground/base/refusal.ts'
import { type Attempt, placedBy, responseToken } from '../../../money/payment/api.ts'

/** Why an attempt came to nothing, if it did. */
const reasonOf = ({ state, reason }: Attempt): string | undefined =>
  state === 'declined' || state === 'voiding' || state === 'released' ? (reason ?? 'declined') : undefined

const away =
  'The bank asks the buyer to confirm this payment, which they cannot do while they are away. Nothing was charged. Send them a payment link.'

/** Refuses an attempt of a charge that came to nothing, by the specification's names where it has one. */
export const refuseDeclined = (attempt: Attempt, { isBuyerAway }: { isBuyerAway: boolean }): void => {
  const reason = reasonOf(attempt)
  if (reason === 'challenge-refused' && isBuyerAway) throw new Refusal('PAYMENT_DECLINED', away, { reason })
  if (reason === 'token-invalid') throw new Refusal('PAYMENT_ATTEMPT_EXPIRED')
  if (reason === 'method-unavailable') throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')
  if (reason === 'not-due') throw new Refusal('ORDER_PAID')
  if (reason === 'called-off') throw new Refusal('ORDER_CANCELED')
  placedBy(attempt)
}

/** The same for a payment request, whose calls have other names for it. */
export const refuseDeclinedRequest = (attempt: Attempt): void => {
  const reason = reasonOf(attempt)
  if (reason === 'token-invalid') throw new Refusal('PAYMENT_ATTEMPT_EXPIRED')
  if (reason === 'method-unavailable') throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')
  if (reason === undefined || reason === 'sold-out') {
    placedBy(attempt)
    return
  }
  throw new Refusal('INVALID_PAYMENT_STATUS', undefined, {
    paymentResponseToken: responseToken(attempt),
    paymentStatus: 'DECLINED',
    failureDetails: reason,
  })
}
