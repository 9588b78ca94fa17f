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

export const durationUnits = ['MINUTES', 'HOURS', 'DAYS'] as const

export interface Duration {
  readonly value: number
  readonly unit: (typeof durationUnits)[number]
}

/** When a store is open, or brings goods, on one day of the week, by its own clock. */
export interface TimeWindow {
  readonly day: Weekday
  readonly start: TimeOfDay
  /** Not later than midnight; `0:00` is midnight at the end of the day. */
  readonly end: TimeOfDay
}

/** When goods can be fetched or are brought. */
export interface Schedule {
  readonly windows: readonly TimeWindow[]
  /** Buyers choose a time; otherwise the windows only tell when it is open. */
  readonly hasSlots: boolean
  /** Windows are cut into slots of so many minutes; each is one slot where there are none. */
  readonly slotMinutes?: number
  /** So many days pass before an order can go out. */
  readonly handlingDays: number
  /** What it takes beside to get an order ready. */
  readonly preparation?: Duration
  /** What comes in after this time counts as of the next day. */
  readonly cutOff?: TimeOfDay
  /** So many orders are taken for one slot; any number unless told. */
  readonly capacity?: number
  /** Days on which it is closed all day, as `2026-12-25`. */
  readonly closedDates: readonly string[]
  /** So many days ahead buyers may choose a time. */
  readonly daysAhead: number
}

export interface Slot {
  readonly from: Date
  readonly to: Date
}

/** So many slots of one way of delivery are offered at once, the next first. */
export const mostSlots = 60

const dayMinutes = 24 * 60
const unitMs = { MINUTES: 60_000, HOURS: 3_600_000 }

/** The end of a window in minutes of its day: midnight stands for the end of it. */
const endMinutes = ({ end }: TimeWindow): number => minutesOf(end) || dayMinutes

const instantAt = (day: LocalDay, minutes: number, timeZone: string): Date =>
  firstInstantFrom(day, timeOfMinutes(minutes), timeZone)

/** A window as slots, by the clock on the wall; what a change to summer time swallows is left out. */
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

/** From when on goods of an order that comes in now can be handed over. */
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

/** All slots from today on that a schedule has, whether they can be had or not. */
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

export interface Asked {
  readonly now: Date
  readonly timeZone: string
  /** Whether a slot has no place left. */
  readonly isFull: (from: Date) => boolean
}

/** The slots that can still be had, the next first. */
export const openSlots = (schedule: Schedule, asked: Asked): Slot[] => {
  const ready = readyFrom(schedule, asked)
  return allSlots(schedule, asked)
    .filter(({ from }) => from >= ready && !asked.isFull(from))
    .slice(0, mostSlots)
}

export type SlotRefusal = 'DELIVERY_SLOT_PAST_CUT_OFF' | 'DELIVERY_SLOT_FULL' | 'DELIVERY_SLOT_CLOSED'

/** Why a time cannot be had; nothing where it can. */
export const slotRefusal = (schedule: Schedule, wanted: Date, asked: Asked): SlotRefusal | undefined => {
  if (wanted < readyFrom(schedule, asked)) return 'DELIVERY_SLOT_PAST_CUT_OFF'
  const isOpen = allSlots(schedule, asked).some(({ from }) => from.getTime() === wanted.getTime())
  if (!isOpen) return 'DELIVERY_SLOT_CLOSED'
  return asked.isFull(wanted) ? 'DELIVERY_SLOT_FULL' : undefined
}

/** The first moment from when goods can be fetched while it is open; when they are ready where no hours are told. */
export const openFrom = (schedule: Schedule, asked: { now: Date; timeZone: string }): Date => {
  const ready = readyFrom(schedule, asked)
  const opening = allSlots({ ...schedule, slotMinutes: undefined } as Schedule, asked).find(({ to }) => to > ready)
  if (!opening) return ready
  return opening.from > ready ? opening.from : ready
}
