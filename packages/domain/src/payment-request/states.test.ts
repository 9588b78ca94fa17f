import { expect, test } from 'vitest'
import {
  decidePaymentRequest,
  newPaymentRequest,
  paymentRequestMoves,
  type PaymentRequestEvent,
  type PaymentRequestState,
} from './states.ts'

const states = Object.keys(paymentRequestMoves) as PaymentRequestState[]
const events: PaymentRequestEvent[] = ['CHARGE', 'PAID', 'EXPIRE', 'VOID', 'UPDATE', 'DELETE']
const outcomeOf = (state: PaymentRequestState, event: PaymentRequestEvent): string => {
  const decision = decidePaymentRequest(state, event)
  return decision.ok ? [decision.state, ...decision.tasks].join(' ') : decision.code
}

test('starts a payment request as unpaid', () => {
  expect(newPaymentRequest).toBe('UNPAID')
})

test.each<[PaymentRequestState, string[]]>([
  [
    'UNPAID',
    [
      'UNPAID',
      'PAID notify-paid',
      'EXPIRED notify-expired',
      'VOIDED notify-voided',
      'UNPAID notify-updated',
      'UNPAID notify-deleted',
    ],
  ],
  ['PAID', events.map(() => 'IS_PAID')],
  ['EXPIRED', [...events.slice(0, 5).map(() => 'IS_EXPIRED'), 'EXPIRED notify-deleted']],
  ['VOIDED', ['IS_VOIDED', 'IS_VOIDED', 'IS_VOIDED', 'VOIDED', 'IS_VOIDED', 'VOIDED notify-deleted']],
])('decides about each event in the state %s', (state, outcomes) => {
  expect(events.map((event) => outcomeOf(state, event))).toEqual(outcomes)
})

test('is paid at most once, and never after it has ended', () => {
  for (const state of states) {
    const isPayable = outcomeOf(state, 'PAID').startsWith('PAID')
    expect(isPayable).toBe(state === 'UNPAID')
  }
})
