import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysAfter } from '../time/day.ts'
import {
  nextRemainderStep,
  openRemainders,
  remainderStateOf,
  remindersDone,
  scheduleRemainders,
  defaultRemainderRules,
  type RemainderProgress,
} from './remainder.ts'

const today = '2026-11-26'

describe('the due date of the rest of a deposit', () => {
  test.each([
    ['is by default that of the store', undefined, '2026-12-10'],
    ['can be days after the order', { afterDays: 6 }, '2026-12-02'],
    ['can be a fixed day', { on: '2027-02-01' }, '2027-02-01'],
    ['is immediately if the day has passed', { on: '2026-01-01' }, today],
  ] as const)('%s', (_what, due, dueDay) =>
    expect(scheduleRemainders([{ amount: 700, ...(due && { due }) }], { today, dueInDays: 14 })).toEqual([
      { dueDay, amount: 700 },
    ]),
  )

  const due = fc.oneof(
    fc.constant({}),
    fc.nat(60).map((afterDays) => ({ due: { afterDays } })),
    fc.integer({ min: -20, max: 60 }).map((days) => ({ due: { on: daysAfter(today, days) } })),
  )
  const parts = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 99_999 }), due).map(([amount, of]) => ({ amount, ...of })),
    { maxLength: 8 },
  )

  test('covers each part once, and is never in the past', () => {
    fc.assert(
      fc.property(parts, fc.nat(30), (some, dueInDays) => {
        const due = scheduleRemainders(some, { today, dueInDays })
        expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(some.reduce((sum, { amount }) => sum + amount, 0))
        const days = due.map(({ dueDay }) => dueDay)
        expect(days).toEqual([...new Set(days)].toSorted())
        for (const day of days) expect(day >= today).toBe(true)
      }),
    )
  })

  test('assigns payments to the earliest part, and never exceeds the agreed amount', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: -1000, max: 999_999 }), (some, owed) => {
        const due = scheduleRemainders(some, { today, dueInDays: 14 })
        const open = openRemainders(due, owed)
        const all = due.reduce((sum, { amount }) => sum + amount, 0)
        expect(open.reduce((sum, amount) => sum + amount, 0)).toBe(Math.min(all, Math.max(0, owed)))
        open.forEach((amount, index) => {
          expect(amount).toBeLessThanOrEqual(due[index]!.amount)
          // If a part is partially paid, all earlier ones are fully paid.
          const isBegun = amount < due[index]!.amount
          expect(!isBegun || open.slice(0, index).every((before) => before === 0)).toBe(true)
        })
      }),
    )
  })
})

test.each([
  [{ dueDay: '2026-11-27', open: 5 }, {}, 'UPCOMING'],
  [{ dueDay: today, open: 5 }, {}, 'DUE'],
  [{ dueDay: '2026-11-25', open: 5 }, {}, 'OVERDUE'],
  [{ dueDay: '2026-11-25', open: 0 }, { hasRefundOrDispute: true }, 'PAID'],
  [{ dueDay: '2026-11-25', open: 5 }, { hasRefundOrDispute: true }, 'ON_HOLD'],
  [{ dueDay: '2026-11-25', open: 5 }, { isOver: true }, 'CANCELED'],
] as const)('returns the state of %o with %o: %s', (of, order, state) =>
  expect(remainderStateOf({ ...of, today }, { isOver: false, hasRefundOrDispute: false, ...order })).toBe(state),
)

describe('the next step', () => {
  const fresh: RemainderProgress = {
    dueDay: '2026-12-10',
    placedDay: today,
    isReminded: false,
    isCollected: false,
    remindersAfter: 0,
  }
  const next = (more: Partial<RemainderProgress>, day = today, rules = defaultRemainderRules) => {
    const step = nextRemainderStep({ ...fresh, ...more }, rules, day)
    return step && [step.step, step.day]
  }

  test.each([
    ['is a reminder before the due date', {}, today, ['remind', '2026-12-07']],
    ['is the collection after the reminder', { isReminded: true }, today, ['collect', '2026-12-10']],
    [
      'is the collection without a reminder if it is due soon',
      { dueDay: '2026-11-28' },
      today,
      ['collect', '2026-11-28'],
    ],
    ['is the collection without a reminder on the due date', {}, '2026-12-11', ['collect', '2026-12-10']],
    ['is a reminder after the due date', { isCollected: true }, '2026-12-10', ['remind-again', '2026-12-13']],
    ['is the last reminder', { isCollected: true, remindersAfter: 1 }, '2026-12-13', ['remind-again', '2026-12-20']],
    ['is nothing after the last reminder', { isCollected: true, remindersAfter: 2 }, '2026-12-20', undefined],
  ] as const)('%s', (_what, more, day, step) => expect(next(more, day)).toEqual(step))

  test('skips missed reminders instead of sending several at once', () => {
    expect([
      remindersDone('2026-12-10', defaultRemainderRules, '2026-12-13'),
      remindersDone('2026-12-10', defaultRemainderRules, '2027-01-13'),
    ]).toEqual([1, 2])
  })

  test('comes to an end, with each step once', () => {
    const rules = fc.record({
      dueInDays: fc.nat(60),
      remindDaysBefore: fc.nat(20),
      remindDaysAfter: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(rules, (some) => {
        let [progress, day, steps] = [{ ...fresh, dueDay: daysAfter(today, some.dueInDays) }, today, [] as string[]]
        for (let look = 0; look < 20; look += 1) {
          const step = nextRemainderStep(progress, some, day)
          if (!step) break
          steps = [...steps, step.step]
          if (step.day > day) day = step.day
          if (step.step === 'remind') progress = { ...progress, isReminded: true }
          if (step.step === 'collect') progress = { ...progress, isCollected: true }
          if (step.step === 'remind-again')
            progress = { ...progress, remindersAfter: remindersDone(progress.dueDay, some, day) }
        }
        expect(steps.filter((step) => step === 'collect')).toHaveLength(1)
        expect(steps.filter((step) => step === 'remind').length).toBeLessThanOrEqual(1)
        expect(steps.filter((step) => step === 'remind-again')).toHaveLength(some.remindDaysAfter.length)
      }),
    )
  })
})
