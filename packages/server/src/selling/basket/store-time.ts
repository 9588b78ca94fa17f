import type { StoreTime } from '@vitrine/domain/discount/purchase.ts'
import { localTimeOf, minutesOf, weekdayOf } from '@vitrine/domain/time/local-time.ts'

/** What the clock of a store shows. */
export const storeTimeOf = (now: Date, timeZone: string): StoreTime => {
  const { day, time } = localTimeOf(now, timeZone)
  return { day: weekdayOf(day), minutes: minutesOf(time) }
}
