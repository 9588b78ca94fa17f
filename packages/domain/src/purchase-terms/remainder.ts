import type { Minor } from '../money.ts'
import { daysAfter } from '../time/day.ts'

/** When the rest of a deposit is due: days after the order, or a day such as `2026-12-24`. */
export type RemainderDue = { readonly afterDays: number } | { readonly on: string }

/** The rest of a line with a deposit, with its due date if its terms have one. */
export interface RemainderPart {
  readonly amount: Minor
  readonly due?: RemainderDue
}

/** A store's default settings for amounts due later. */
export interface RemainderRules {
  /** Days after the order when they are due. */
  readonly dueInDays: number
  /** Days before the due date when the buyer is reminded. 0 for no reminder. */
  readonly remindDaysBefore: number
  /** Days after the due date of each further reminder. */
  readonly remindDaysAfter: readonly number[]
}

export const defaultRemainderRules: RemainderRules = { dueInDays: 14, remindDaysBefore: 3, remindDaysAfter: [3, 10] }

/** An amount of an order due on a day. */
export interface Remainder {
  readonly dueDay: string
  readonly amount: Minor
}

/** A due date that has already passed becomes the day of the order. */
const dueDayOf = (due: RemainderDue, today: string): string => {
  const day = 'on' in due ? due.on : daysAfter(today, due.afterDays)
  return day < today ? today : day
}

/** Returns the amounts due of an order placed today, earliest first. */
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
 * Returns what is open of each amount, earliest first, given what is still owed. Payments count toward the earliest
 * amounts. Never exceeds the amounts agreed at the order, whatever the order costs by now.
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

/** `ON_HOLD`: something was refunded or disputed, so that nothing is charged until the merchant decides. */
export type RemainderState = 'UPCOMING' | 'DUE' | 'OVERDUE' | 'PAID' | 'ON_HOLD' | 'CANCELED'

/** The properties of an order that its amounts due depend on. */
export interface RemainderOrder {
  /** The order was canceled or fully refunded. */
  readonly isOver: boolean
  /** Whether something was refunded or is disputed. */
  readonly hasRefundOrDispute: boolean
}

export const remainderStateOf = (
  { dueDay, open, today }: { dueDay: string; open: Minor; today: string },
  { isOver, hasRefundOrDispute }: RemainderOrder,
): RemainderState => {
  if (isOver) return 'CANCELED'
  if (open === 0) return 'PAID'
  if (hasRefundOrDispute) return 'ON_HOLD'
  if (dueDay > today) return 'UPCOMING'
  return dueDay === today ? 'DUE' : 'OVERDUE'
}

/** The steps taken for an amount due so far. */
export interface RemainderProgress {
  readonly dueDay: string
  readonly placedDay: string
  readonly isReminded: boolean
  /** Whether it was charged, or payment was requested, on the due date. */
  readonly isCollected: boolean
  /** Number of reminders sent after the due date. */
  readonly remindersAfter: number
}

export type RemainderStep = 'remind' | 'collect' | 'remind-again'

/** Returns the next step for an amount due and its day, or `undefined` if there is none left. */
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

/**
 * Returns the number of reminders completed once one is sent today. Missed ones are skipped instead of sent all at
 * once.
 */
export const remindersDone = (dueDay: string, { remindDaysAfter }: RemainderRules, today: string): number =>
  remindDaysAfter.filter((days) => daysAfter(dueDay, days) <= today).length
