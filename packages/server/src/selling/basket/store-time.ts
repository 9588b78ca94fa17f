import type { StoreTime } from '@vitrine/domain/discount/purchase.ts'
import { localTimeOf, minutesOf, weekdayOf } from '@vitrine/domain/time/local-time.ts'

/** Returns the local weekday and time of a store. */
export const storeTimeOf = (now: Date, timeZone: string): StoreTime => {
  const { day, time } = localTimeOf(now, timeZone)
  return { day: weekdayOf(day), minutes: minutesOf(time) }
}
