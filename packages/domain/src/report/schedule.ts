import { dayAfter, dayIn, daysAfter, localDayOf } from '../time/day.ts'
import { instantOf } from '../time/local-time.ts'
import type { Period } from './period.ts'

export type EmailFrequency = 'DAILY' | 'WEEKLY' | 'MONTHLY'

/** When reports are sent, in the time zone of the store. */
const morning = { hours: 7, minutes: 0 }

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

const isDue: Readonly<Record<EmailFrequency, (day: string) => boolean>> = {
  DAILY: () => true,
  WEEKLY: (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1,
  MONTHLY: (day) => day === firstOfMonth(day),
}

/** Returns the next morning after a moment on which a report is sent. */
export const nextEmailDate = (frequency: EmailFrequency, after: Date, timeZone: string): Date => {
  for (let day = dayIn(timeZone, after); ; day = dayAfter(day)) {
    const date = instantOf(localDayOf(day), morning, timeZone)
    if (isDue[frequency](day) && date > after) return date
  }
}

/** Returns the day, week or month before the day on which a report is sent. */
export const emailedPeriod = (frequency: EmailFrequency, day: string): Period => {
  const to = daysAfter(day, -1)
  if (frequency === 'DAILY') return { from: to, to }
  if (frequency === 'WEEKLY') return { from: daysAfter(day, -7), to }
  return { from: firstOfMonth(to), to }
}
