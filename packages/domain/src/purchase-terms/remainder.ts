import type { Minor } from '../money.ts'
import { daysAfter } from '../time/day.ts'

/** When the rest of a deposit is due: so many days after the order, or on a day such as `2026-12-24`. */
export type RemainderDue = { readonly afterDays: number } | { readonly on: string }

/** What is left of a line with a deposit, and when it is due where its terms say so. */
export interface RemainderPart {
  readonly amount: Minor
  readonly due?: RemainderDue
}

/** What a store does about rests unless their terms say otherwise. */
export interface RemainderRules {
  /** So many days after the order they are due. */
  readonly dueInDays: number
  /** So many days before, the buyer is reminded; 0 for not at all. */
  readonly remindDaysBefore: number
  /** So many days after, the buyer is reminded again, each time. */
  readonly remindDaysAfter: readonly number[]
}

export const usualRemainderRules: RemainderRules = { dueInDays: 14, remindDaysBefore: 3, remindDaysAfter: [3, 10] }

/** What of an order is due on a day. */
export interface Remainder {
  readonly dueDay: string
  readonly amount: Minor
}

/** A day that has passed already when it is ordered is the day of the order. */
const dueDayOf = (due: RemainderDue, today: string): string => {
  const day = 'on' in due ? due.on : daysAfter(today, due.afterDays)
  return day < today ? today : day
}

/** What of an order that is placed today is due on which day, earliest first. */
export const scheduleRemainders = (
  parts: readonly RemainderPart[],
  { today, dueInDays }: { today: string } & Pick<RemainderRules, 'dueInDays'>,
): Remainder[] => {
  const byDay = new Map<string, Minor>()
  for (const { amount, due = { afterDays: dueInDays } } of parts) {
    const day = dueDayOf(due, today)
    byDay.set(day, (byDay.get(day) ?? 0) + amount)
  }
  return [...byDay]
    .map(([dueDay, amount]) => ({ dueDay, amount }))
    .toSorted((one, other) => one.dueDay.localeCompare(other.dueDay))
}

/**
 * What is still to be paid of each rest, earliest first, where so much of the order is owed. What was paid meanwhile has
 * paid the earliest; no more is ever asked for than was agreed to with the order, whatever it costs by now.
 */
export const openRemainders = (remainders: readonly Remainder[], owed: Minor): Minor[] => {
  let left = Math.max(0, owed)
  return remainders
    .toReversed()
    .map(({ amount }) => {
      const open = Math.min(amount, left)
      left -= open
      return open
    })
    .toReversed()
}

/** How a rest stands. `ON_HOLD`: money went back, or is disputed, so that nothing is charged before its owner says so. */
export type RemainderState = 'UPCOMING' | 'DUE' | 'OVERDUE' | 'PAID' | 'ON_HOLD' | 'CANCELED'

/** An order as its rests see it. */
export interface RemainderOrder {
  /** Nothing of it is paid any more: it was canceled, or all that was paid went back. */
  readonly isOver: boolean
  /** Whether money of it went back, or is disputed. */
  readonly hasGoneBack: boolean
}

export const remainderStateOf = (
  { dueDay, open, today }: { dueDay: string; open: Minor; today: string },
  { isOver, hasGoneBack }: RemainderOrder,
): RemainderState => {
  if (isOver) return 'CANCELED'
  if (open === 0) return 'PAID'
  if (hasGoneBack) return 'ON_HOLD'
  if (dueDay > today) return 'UPCOMING'
  return dueDay === today ? 'DUE' : 'OVERDUE'
}

/** What was done about a rest until now. */
export interface RemainderProgress {
  readonly dueDay: string
  readonly placedDay: string
  readonly isReminded: boolean
  /** Its day has come: it was charged, or its buyer was asked to pay it. */
  readonly isCollected: boolean
  /** So many of the reminders after its day are done with. */
  readonly remindersAfter: number
}

export type RemainderStep = 'remind' | 'collect' | 'remind-again'

/** What is done next about a rest, and on which day; nothing where all is done. */
export const nextRemainderStep = (
  { dueDay, placedDay, isReminded, isCollected, remindersAfter }: RemainderProgress,
  { remindDaysBefore, remindDaysAfter }: RemainderRules,
  today: string,
): { readonly step: RemainderStep; readonly day: string } | undefined => {
  if (!isCollected) {
    const remindDay = daysAfter(dueDay, -remindDaysBefore)
    const isRemindedFirst = !isReminded && remindDaysBefore > 0 && remindDay > placedDay && today < dueDay
    return isRemindedFirst ? { step: 'remind', day: remindDay } : { step: 'collect', day: dueDay }
  }
  const days = remindDaysAfter.toSorted((one, other) => one - other)[remindersAfter]
  return days === undefined ? undefined : { step: 'remind-again', day: daysAfter(dueDay, days) }
}

/** How many reminders are done with once one is sent today: those that were missed are not sent one after another. */
export const remindersDone = (dueDay: string, { remindDaysAfter }: RemainderRules, today: string): number =>
  remindDaysAfter.filter((days) => daysAfter(dueDay, days) <= today).length
