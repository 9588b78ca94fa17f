import { Refusal } from '../../../ground/base/refusal.ts'
import type { Attempt } from './attempts.ts'
import { isUnanswered, unanswered } from './unanswered.ts'

const declineWords: Readonly<Record<string, string>> = {
  declined: 'The bank declined the card. Nothing was charged. Choose another payment method.',
  'insufficient-funds': 'The card has insufficient funds. Nothing was charged. Choose another payment method.',
  'challenge-refused':
    'The payment was not confirmed. Nothing was charged. Try again, or choose another payment method.',
  'sold-out': 'An item sold out while you were paying. Nothing was charged.',
  replaced: 'You continued with another cart or card, so this payment was canceled. Nothing was charged.',
  expired: 'The payment was not confirmed in time. Nothing was charged.',
  'too-many-challenges':
    'Too many payments from your network are waiting for confirmation. Nothing was charged. Try again in a few minutes.',
  'already-ordered': 'The order was already placed another way. Nothing was charged.',
  'not-due': 'The order was paid in another way. Nothing was charged.',
  'called-off': 'This payment was called off by the store. Nothing was charged.',
  unanswered: 'The bank did not answer. Nothing was charged.',
  'method-unavailable': 'The store no longer offers this payment method. Choose another one.',
  'amount-not-accepted': 'This payment method cannot charge exactly this amount. Choose another one.',
  'token-invalid': 'The card details have expired. Enter them again.',
}

export interface Placed {
  readonly orderId: string
  readonly paymentGatewayOrderId?: string
  readonly paymentResponseToken?: string
}

/** Returns the unguessable token with which the buyer returns from a challenge. */
export const responseToken = ({ id, response_secret }: Attempt): string => `${id}.${response_secret}`

/** Creates the refusal for a payment that is still being processed. */
export const stillWorkedOn = (): Refusal =>
  new Refusal('PAYMENT_NOT_CONFIRMED', 'The payment is still being processed. Try again in a moment.')

/** Returns the result of an attempt, or throws why it failed. */
export const placedBy = (attempt: Attempt): Placed => {
  switch (attempt.state) {
    case 'completed':
      return { orderId: attempt.order_id, paymentGatewayOrderId: attempt.id }
    case 'awaiting':
      return {
        orderId: attempt.order_id,
        paymentGatewayOrderId: attempt.id,
        paymentResponseToken: responseToken(attempt),
      }
    case 'started':
    case 'confirming':
      throw isUnanswered(attempt) ? unanswered() : stillWorkedOn()
    case 'declined':
    case 'voiding':
    case 'released': {
      const reason = attempt.reason ?? 'declined'
      if (reason === 'sold-out') throw new Refusal('INSUFFICIENT_INVENTORY', declineWords[reason])
      throw new Refusal('PAYMENT_DECLINED', declineWords[reason] ?? declineWords.declined, { reason })
    }
    default:
      return attempt.state satisfies never
  }
}
