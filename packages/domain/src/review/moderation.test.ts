import { expect, test } from 'vitest'
import {
  initialModeration,
  decideModeration,
  reviewMoves,
  type ModeratedReview,
  type ReviewStatus,
} from './moderation.ts'

const waiting: ModeratedReview = { status: 'IN_MODERATION', manuallyChanged: false, publishCount: 0 }

test.each<[string, Partial<ModeratedReview>, ReviewStatus, object, readonly string[]]>([
  [
    'waits',
    {},
    'APPROVED',
    { status: 'APPROVED', manuallyChanged: true, publishCount: 1 },
    ['save', 'notify-status', 'notify-published'],
  ],
  ['waits', {}, 'REJECTED', { status: 'REJECTED', manuallyChanged: true, publishCount: 0 }, ['save', 'notify-status']],
  [
    'is published',
    { status: 'APPROVED', manuallyChanged: true, publishCount: 1 },
    'REJECTED',
    { status: 'REJECTED', manuallyChanged: true, publishCount: 1 },
    ['save', 'notify-status'],
  ],
  [
    'was rejected',
    { status: 'REJECTED', manuallyChanged: true, publishCount: 1 },
    'APPROVED',
    { status: 'APPROVED', manuallyChanged: true, publishCount: 2 },
    ['save', 'notify-status', 'notify-published'],
  ],
  [
    'was approved automatically',
    { status: 'APPROVED', publishCount: 1 },
    'APPROVED',
    { status: 'APPROVED', manuallyChanged: true, publishCount: 1 },
    ['save'],
  ],
  [
    'was approved before',
    { status: 'APPROVED', manuallyChanged: true, publishCount: 1 },
    'APPROVED',
    { status: 'APPROVED', manuallyChanged: true, publishCount: 1 },
    [],
  ],
])('moderates a review that %s (%o) to %s', (_what, given, word, review, tasks) => {
  expect(decideModeration({ ...waiting, ...given }, word)).toEqual({ ok: true, review, tasks })
})

test('never returns a moderated review to moderation', () => {
  for (const status of ['APPROVED', 'REJECTED'] as const)
    expect(decideModeration({ ...waiting, status }, 'IN_MODERATION')).toEqual({ ok: false, code: 'ALREADY_MODERATED' })
  expect(Object.values(reviewMoves).flat()).not.toContain('IN_MODERATION')
})

test('publishes the store’s own reviews immediately, and moderates those of shoppers', () => {
  expect(initialModeration(true)).toEqual({ status: 'APPROVED', manuallyChanged: false, publishCount: 1 })
  expect(initialModeration(false)).toEqual(waiting)
})
