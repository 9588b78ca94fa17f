import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysAfter } from '../time/day.ts'
import {
  nextRemainderStep,
  openRemainders,
  remainderStateOf,
  remindersDone,
  scheduleRemainders,
  usualRemainderRules,
  type RemainderProgress,
} from './remainder.ts'

const today = '2026-11-26'

describe('when the rest of a deposit is due', () => {
  test.each([
    ['as the store has it', undefined, '2026-12-10'],
    ['so many days after the order', { afterDays: 6 }, '2026-12-02'],
    ['on a day', { on: '2027-02-01' }, '2027-02-01'],
    ['at once where its day has passed', { on: '2026-01-01' }, today],
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

  test('nothing of it is lost or due twice, and no day has passed', () => {
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

  test('what was paid meanwhile has paid the earliest, and no more than was agreed to is asked for', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: -1000, max: 999_999 }), (some, owed) => {
        const due = scheduleRemainders(some, { today, dueInDays: 14 })
        const open = openRemainders(due, owed)
        const all = due.reduce((sum, { amount }) => sum + amount, 0)
        expect(open.reduce((sum, amount) => sum + amount, 0)).toBe(Math.min(all, Math.max(0, owed)))
        open.forEach((amount, index) => {
          expect(amount).toBeLessThanOrEqual(due[index]!.amount)
          // Where something of one is paid, all before it are.
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
  [{ dueDay: '2026-11-25', open: 0 }, { hasGoneBack: true }, 'PAID'],
  [{ dueDay: '2026-11-25', open: 5 }, { hasGoneBack: true }, 'ON_HOLD'],
  [{ dueDay: '2026-11-25', open: 5 }, { isOver: true }, 'CANCELED'],
] as const)('%o, %o: %s', (of, order, state) =>
  expect(remainderStateOf({ ...of, today }, { isOver: false, hasGoneBack: false, ...order })).toBe(state),
)

describe('what is done about it', () => {
  const fresh: RemainderProgress = {
    dueDay: '2026-12-10',
    placedDay: today,
    isReminded: false,
    isCollected: false,
    remindersAfter: 0,
  }
  const next = (more: Partial<RemainderProgress>, day = today, rules = usualRemainderRules) => {
    const step = nextRemainderStep({ ...fresh, ...more }, rules, day)
    return step && [step.step, step.day]
  }

  test.each([
    ['a reminder before', {}, today, ['remind', '2026-12-07']],
    ['then it is collected', { isReminded: true }, today, ['collect', '2026-12-10']],
    ['without a reminder where it is due soon', { dueDay: '2026-11-28' }, today, ['collect', '2026-11-28']],
    ['without one where its day has come', {}, '2026-12-11', ['collect', '2026-12-10']],
    ['reminders after', { isCollected: true }, '2026-12-10', ['remind-again', '2026-12-13']],
    ['and the last', { isCollected: true, remindersAfter: 1 }, '2026-12-13', ['remind-again', '2026-12-20']],
    ['and then nothing', { isCollected: true, remindersAfter: 2 }, '2026-12-20', undefined],
  ] as const)('%s', (_what, more, day, step) => expect(next(more, day)).toEqual(step))

  test('reminders that were missed are not sent one after another', () => {
    expect([
      remindersDone('2026-12-10', usualRemainderRules, '2026-12-13'),
      remindersDone('2026-12-10', usualRemainderRules, '2027-01-13'),
    ]).toEqual([1, 2])
  })

  test('it comes to an end, and each step once', () => {
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
