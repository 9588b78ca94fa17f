import { isDay } from './day.ts'
import { firstInstantFrom } from './local-time.ts'

const form = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?)?$/

/** Returns the moment of a date without a time zone, such as `2026-11-22` or `2026-11-22T10:30:00`, in milliseconds. */
export const localInstant = (text: string, timeZone: string): number | undefined => {
  const match = form.exec(text)
  if (!match || !isDay(match[1]!)) return undefined
  const [year, month, day] = match[1]!.split('-').map(Number) as [number, number, number]
  const [hours, minutes, seconds] = [match[2], match[3], match[4]].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ]
  const start = firstInstantFrom({ year, month, day }, { hours, minutes }, timeZone)
  return start.getTime() + seconds * 1000 + Number((match[5] ?? '').padEnd(3, '0'))
}
