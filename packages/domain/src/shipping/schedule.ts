import {
  addDays,
  isoDay,
  firstInstantFrom,
  localTimeOf,
  midnight,
  minutesOf,
  timeOfMinutes,
  weekdayOf,
  type LocalDay,
  type TimeOfDay,
  type Weekday,
} from '../time/local-time.ts'

const durationUnits = ['MINUTES', 'HOURS', 'DAYS'] as const

export interface Duration {
  readonly value: number
  readonly unit: (typeof durationUnits)[number]
}

/** Opening or delivery hours on a day of the week, in the store's time zone. */
export interface TimeWindow {
  readonly day: Weekday
  readonly start: TimeOfDay
  /** At most midnight. `0:00` is midnight at the end of the day. */
  readonly end: TimeOfDay
}

/** When goods can be picked up or are delivered. */
export interface Schedule {
  readonly windows: readonly TimeWindow[]
  /** Whether buyers choose a slot. Otherwise the windows are only opening hours. */
  readonly hasSlots: boolean
  /** Slot length in minutes. Default: each window is one slot. */
  readonly slotMinutes?: number
  /** Days before an order can be handed over. */
  readonly handlingDays: number
  /** Additional preparation time. */
  readonly preparation?: Duration
  /** Orders placed after this time count as placed on the next day. */
  readonly cutOff?: TimeOfDay
  /** Maximum number of orders per slot. Default: unlimited. */
  readonly capacity?: number
  /** Dates on which the store is closed, such as `2026-12-25`. */
  readonly closedDates: readonly string[]
  /** How many days in advance buyers can choose a slot. */
  readonly daysAhead: number
}

export interface Slot {
  readonly from: Date
  readonly to: Date
}

/** Maximum number of slots offered per method, the next ones first. */
const maxSlots = 60

const dayMinutes = 24 * 60
const unitMs = { MINUTES: 60_000, HOURS: 3_600_000 }

/** Returns the end of a window in minutes of its day. Midnight is the end of the day. */
const endMinutes = ({ end }: TimeWindow): number => minutesOf(end) || dayMinutes

const instantAt = (day: LocalDay, minutes: number, timeZone: string): Date =>
  firstInstantFrom(day, timeOfMinutes(minutes), timeZone)

/** Cuts a window into slots by local time. Slots skipped by a change to summer time are left out. */
const slotsOfWindow = (
  window: TimeWindow,
  { day, minutes, timeZone }: { day: LocalDay; minutes: number | undefined; timeZone: string },
): Slot[] => {
  const [start, end] = [minutesOf(window.start), endMinutes(window)]
  const length = minutes ?? end - start
  if (length <= 0) return []
  const count = Math.floor((end - start) / length)
  return Array.from({ length: count }, (_, index) => ({
    from: instantAt(day, start + index * length, timeZone),
    to: instantAt(day, start + (index + 1) * length, timeZone),
  })).filter(({ from, to }) => from < to)
}

/** Returns when the goods of an order placed now can be handed over. */
export const readyFrom = (
  { cutOff, handlingDays, preparation }: Pick<Schedule, 'cutOff' | 'handlingDays' | 'preparation'>,
  { now, timeZone }: { now: Date; timeZone: string },
): Date => {
  const { day, time } = localTimeOf(now, timeZone)
  const isLate = cutOff !== undefined && minutesOf(time) >= minutesOf(cutOff)
  const days = (isLate ? 1 : 0) + handlingDays + (preparation?.unit === 'DAYS' ? preparation.value : 0)
  const first = days === 0 ? now : firstInstantFrom(addDays(day, days), midnight, timeZone)
  if (preparation === undefined || preparation.unit === 'DAYS') return first
  return new Date(first.getTime() + preparation.value * unitMs[preparation.unit])
}

/** Returns all slots of a schedule from today on, whether available or not. */
const allSlots = (schedule: Schedule, { now, timeZone }: { now: Date; timeZone: string }): Slot[] => {
  const { day: today } = localTimeOf(now, timeZone)
  return Array.from({ length: schedule.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => !schedule.closedDates.includes(isoDay(day)))
    .flatMap((day) =>
      schedule.windows
        .filter((window) => window.day === weekdayOf(day))
        .flatMap((window) => slotsOfWindow(window, { day, minutes: schedule.slotMinutes, timeZone })),
    )
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
}

export interface SlotQuery {
  readonly now: Date
  readonly timeZone: string
  /** Whether a slot has reached its capacity. */
  readonly isFull: (from: Date) => boolean
}

/** Returns the available slots, the next one first. */
export const openSlots = (schedule: Schedule, query: SlotQuery): Slot[] => {
  const ready = readyFrom(schedule, query)
  return allSlots(schedule, query)
    .filter(({ from }) => from >= ready && !query.isFull(from))
    .slice(0, maxSlots)
}

export type SlotRefusal = 'DELIVERY_SLOT_PAST_CUT_OFF' | 'DELIVERY_SLOT_FULL' | 'DELIVERY_SLOT_CLOSED'

/** Returns why a slot is unavailable, or `undefined` if it is available. */
export const slotRefusal = (schedule: Schedule, requested: Date, query: SlotQuery): SlotRefusal | undefined => {
  if (requested < readyFrom(schedule, query)) return 'DELIVERY_SLOT_PAST_CUT_OFF'
  const isOpen = allSlots(schedule, query).some(({ from }) => from.getTime() === requested.getTime())
  if (!isOpen) return 'DELIVERY_SLOT_CLOSED'
  return query.isFull(requested) ? 'DELIVERY_SLOT_FULL' : undefined
}

/** Returns the first opening time at which the goods are ready. Without opening hours, when they are ready. */
export const openFrom = (schedule: Schedule, query: { now: Date; timeZone: string }): Date => {
  const ready = readyFrom(schedule, query)
  const opening = allSlots({ ...schedule, slotMinutes: undefined } as Schedule, query).find(({ to }) => to > ready)
  if (!opening) return ready
  return opening.from > ready ? opening.from : ready
}
