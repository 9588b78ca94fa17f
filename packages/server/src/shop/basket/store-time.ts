import { weekdays, type Weekday } from '@vitrine/domain/discount/rule.ts'
import type { StoreTime } from '@vitrine/domain/discount/purchase.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making a clock costs more than reading it. */
const clockIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...parts })
  clocks.set(timeZone, made)
  return made
}

const weekdayOf = (said: string): Weekday => weekdays.find((day) => day === said.toUpperCase()) ?? 'MON'

/** What the clock of a store shows. */
export const storeTimeOf = (now: Date, timeZone: string): StoreTime => {
  const parts = clockIn(timeZone).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: weekdayOf(read('weekday')), minutes: Number(read('hour')) * 60 + Number(read('minute')) }
}
