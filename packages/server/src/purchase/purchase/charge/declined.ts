import { Refusal } from '../../../ground/base/refusal.ts'
import { type Attempt, placedBy, responseToken } from '../../../money/payment/api.ts'

/** Returns why an attempt failed, if it did. */
const reasonOf = ({ state, reason }: Attempt): string | undefined =>
  state === 'declined' || state === 'voiding' || state === 'released' ? (reason ?? 'declined') : undefined

const absentMessage =
  'The bank asks the buyer to confirm this payment, which they cannot do while they are away. Nothing was charged. Send them a payment link.'

/** Throws if an attempt of a charge failed. Uses the specification's error codes where there are any. */
export const refuseDeclined = (attempt: Attempt, { isBuyerAbsent }: { isBuyerAbsent: boolean }): void => {
  const reason = reasonOf(attempt)
  if (reason === 'challenge-refused' && isBuyerAbsent) throw new Refusal('PAYMENT_DECLINED', absentMessage, { reason })
  if (reason === 'token-invalid') throw new Refusal('PAYMENT_ATTEMPT_EXPIRED')
  if (reason === 'method-unavailable') throw new Refusal('PAYMENT_METHOD_UNAVAILABLE')
  if (reason === 'not-due') throw new Refusal('ORDER_PAID')
  if (reason === 'called-off') throw new Refusal('ORDER_CANCELED')
  placedBy(attempt)
}

/** Like `refuseDeclined`, with the error codes of payment requests. */
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
