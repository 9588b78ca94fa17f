import { describe, expect, test } from 'vitest'
import { answerRefusal, decideDispute, eventByReportedStatus, type DisputeEvent, type DisputeState } from './dispute.ts'

const [now, before, after] = ['2026-11-23', '2026-11-22', '2026-11-24'].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
]
const at = { state: 'open', answerBefore: after, takesAnswers: true, now } as const

test.each<[DisputeState, DisputeEvent, DisputeState | string]>([
  ['open', 'ANSWER', 'answering'],
  ['answering', 'TAKEN', 'answered'],
  ['answering', 'REFUSED', 'open'],
  ['answering', 'SEEN_OPEN', 'answering'],
  ['answering', 'SEEN_LOST', 'lost'],
  ['answering', 'ANSWER', 'DISPUTE_ALREADY_ANSWERED'],
  ['answered', 'SEEN_OPEN', 'answered'],
  ['answered', 'SEEN_WON', 'won'],
  ['answered', 'REFUSED', 'DISPUTE_ALREADY_ANSWERED'],
  ['won', 'SEEN_OPEN', 'DISPUTE_CLOSED'],
  ['won', 'SEEN_LOST', 'lost'],
  ['lost', 'ANSWER', 'DISPUTE_CLOSED'],
  ['open', 'TAKEN', 'DISPUTE_NOT_ANSWERED'],
])('moves a dispute that is %s on %s to %s', (state, event, expected) => {
  const decision = decideDispute(state, event)
  expect(decision.ok ? decision.state : decision.code).toBe(expected)
})

test('notifies the provider of a response, and of nothing else', () => {
  expect(decideDispute('open', 'ANSWER')).toMatchObject({ tasks: ['notify-provider'] })
  for (const event of Object.values(eventByReportedStatus))
    expect(decideDispute('open', event)).toMatchObject({ tasks: [] })
})

describe('a response', () => {
  test.each([
    ['is accepted in time', {}, undefined],
    ['is accepted without a deadline', { answerBefore: null }, undefined],
    ['is rejected after the deadline', { answerBefore: before }, 'DISPUTE_DEADLINE_PASSED'],
    ['is rejected at the deadline', { answerBefore: now }, 'DISPUTE_DEADLINE_PASSED'],
    ['is rejected the second time', { state: 'answered' as const, answerBefore: before }, 'DISPUTE_ALREADY_ANSWERED'],
    ['is rejected once the bank has decided', { state: 'won' as const }, 'DISPUTE_CLOSED'],
    ['is rejected if the provider accepts none', { takesAnswers: false }, 'DISPUTE_NOT_ANSWERABLE'],
  ])('%s', (_title, more, expected) => {
    expect(answerRefusal({ ...at, ...more })).toBe(expected)
  })
})
