import { expect, test } from 'vitest'
import type { Decision } from '../machine.ts'
import { decideAction, dueAction, scheduledAction, type ActionEvent, type ActionState } from './authorized-action.ts'
import { decideAttempt, newAttempt, type AttemptEvent, type AttemptState } from './attempt.ts'
import { decideDispute, newDispute, type DisputeEvent, type DisputeState } from './dispute.ts'
import { decideRefund, newRefund, startedRefund, type RefundEvent, type RefundState } from './refund.ts'

/** The result of each event in each state: the next state and its tasks, or `-` for the state's refusal. */
type Table<State extends string, Event extends string> = Readonly<
  Record<State, { readonly otherwise: string } & Readonly<Record<Event, string>>>
>

const written = (decision: Decision<string, string, string>, otherwise: string): string => {
  if (!decision.ok) return decision.code === otherwise ? '-' : decision.code
  return [decision.state, ...decision.tasks].join(' ')
}

const tableOf = <State extends string, Event extends string>(
  expected: Table<State, Event>,
  decide: (state: State, event: Event) => Decision<State, string, string>,
) =>
  Object.fromEntries(
    (Object.keys(expected) as State[]).map((state) => {
      const { otherwise, ...row } = expected[state]
      const cells = (Object.keys(row) as Event[]).map((event) => [event, written(decide(state, event), otherwise)])
      return [state, { otherwise, ...Object.fromEntries(cells) }]
    }),
  )

test('returns the initial states of attempts, refunds, actions and disputes', () => {
  expect({ newAttempt, newRefund, newDispute }).toEqual({
    newAttempt: 'started',
    newRefund: 'scheduled',
    newDispute: 'open',
  })
  expect({ scheduledAction, dueAction, startedRefund }).toEqual({
    scheduledAction: 'scheduled',
    dueAction: 'pending',
    startedRefund: 'started',
  })
})

test('moves a payment attempt by its table', () => {
  const giveUp = 'voiding release-goods void'
  const decline = 'declined release-goods'
  const place = 'completed place-order'
  const expected: Table<AttemptState, AttemptEvent> = {
    started: {
      otherwise: 'NOT_GIVEN_UP',
      ACTION_REQUIRED: 'awaiting',
      BUYER_RETURNED: '-',
      SUCCEEDED: place,
      DECLINED: decline,
      GIVEN_UP: giveUp,
      VOIDED: '-',
    },
    awaiting: {
      otherwise: 'NOT_GIVEN_UP',
      ACTION_REQUIRED: 'awaiting',
      BUYER_RETURNED: 'confirming call-provider',
      SUCCEEDED: place,
      DECLINED: decline,
      GIVEN_UP: giveUp,
      VOIDED: '-',
    },
    confirming: {
      otherwise: 'ALREADY_ANSWERED',
      ACTION_REQUIRED: giveUp,
      BUYER_RETURNED: '-',
      SUCCEEDED: place,
      DECLINED: decline,
      GIVEN_UP: giveUp,
      VOIDED: '-',
    },
    completed: {
      otherwise: 'ORDER_PLACED',
      ACTION_REQUIRED: '-',
      BUYER_RETURNED: '-',
      SUCCEEDED: 'completed',
      DECLINED: '-',
      GIVEN_UP: '-',
      VOIDED: '-',
    },
    voiding: {
      otherwise: 'ALREADY_OVER',
      ACTION_REQUIRED: '-',
      BUYER_RETURNED: '-',
      SUCCEEDED: 'voiding void',
      DECLINED: '-',
      GIVEN_UP: '-',
      VOIDED: 'released',
    },
    declined: {
      otherwise: 'ALREADY_OVER',
      ACTION_REQUIRED: '-',
      BUYER_RETURNED: '-',
      SUCCEEDED: 'voiding void',
      DECLINED: '-',
      GIVEN_UP: '-',
      VOIDED: '-',
    },
    released: {
      otherwise: 'ALREADY_OVER',
      ACTION_REQUIRED: '-',
      BUYER_RETURNED: '-',
      SUCCEEDED: 'voiding void',
      DECLINED: '-',
      GIVEN_UP: '-',
      VOIDED: 'released',
    },
  }
  expect(tableOf(expected, decideAttempt)).toEqual(expected)
})

test('moves a refund by its table', () => {
  const [done, failed] = ['succeeded note-refunded', 'failed note-failed']
  const open = { otherwise: 'PENDING_REFUND', ACCEPTED: 'pending', SUCCEEDED: done, FAILED: failed }
  const expected: Table<RefundState, RefundEvent> = {
    scheduled: { ...open, CLAIMED: 'started' },
    started: { ...open, CLAIMED: 'started' },
    pending: { ...open, CLAIMED: 'pending' },
    succeeded: { otherwise: 'ALREADY_REFUNDED', CLAIMED: '-', ACCEPTED: '-', SUCCEEDED: '-', FAILED: '-' },
    failed: { otherwise: 'REFUND_FAILED', CLAIMED: '-', ACCEPTED: '-', SUCCEEDED: done, FAILED: '-' },
  }
  expect(tableOf(expected, decideRefund)).toEqual(expected)
})

test('moves a capture or void by its table', () => {
  const done = 'succeeded note-done'
  const over = { otherwise: 'ACTION_IS_OVER', DUE: '-', SUCCEEDED: '-', FAILED: '-', CALLED_OFF: '-' }
  const expected: Table<ActionState, ActionEvent> = {
    scheduled: {
      otherwise: 'ACTION_IS_PENDING',
      DUE: 'pending call-provider',
      SUCCEEDED: done,
      FAILED: '-',
      CALLED_OFF: 'called-off',
    },
    pending: {
      otherwise: 'ACTION_IS_PENDING',
      DUE: '-',
      SUCCEEDED: done,
      FAILED: 'failed note-failed',
      CALLED_OFF: '-',
    },
    succeeded: over,
    failed: over,
    'called-off': over,
  }
  expect(tableOf(expected, decideAction)).toEqual(expected)
})

test('moves a dispute by its table', () => {
  const decided = { SEEN_WON: 'won', SEEN_LOST: 'lost' }
  const closed = { ANSWER: '-', TAKEN: '-', REFUSED: '-', SEEN_OPEN: '-', SEEN_ANSWERED: '-', ...decided }
  const expected: Table<DisputeState, DisputeEvent> = {
    open: {
      otherwise: 'DISPUTE_NOT_ANSWERED',
      ANSWER: 'answering notify-provider',
      TAKEN: '-',
      REFUSED: '-',
      SEEN_OPEN: 'open',
      SEEN_ANSWERED: 'answered',
      ...decided,
    },
    answering: {
      otherwise: 'DISPUTE_ALREADY_ANSWERED',
      ANSWER: '-',
      TAKEN: 'answered',
      REFUSED: 'open',
      SEEN_OPEN: 'answering',
      SEEN_ANSWERED: 'answered',
      ...decided,
    },
    answered: {
      otherwise: 'DISPUTE_ALREADY_ANSWERED',
      ANSWER: '-',
      TAKEN: '-',
      REFUSED: '-',
      SEEN_OPEN: 'answered',
      SEEN_ANSWERED: 'answered',
      ...decided,
    },
    won: { otherwise: 'DISPUTE_CLOSED', ...closed },
    lost: { otherwise: 'DISPUTE_CLOSED', ...closed },
  }
  expect(tableOf(expected, decideDispute)).toEqual(expected)
})
