import { dayAfter, dayIn, daysAfter, startOfDay } from '../time/day.ts'

/** Number of days after delivery in which a buyer may withdraw. */
const withdrawalDays = 14

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

const nextWorkingDay = (day: string): string => (isWeekend(day) ? nextWorkingDay(dayAfter(day)) : day)

/**
 * Returns the end of a withdrawal period: the first moment at which it is over.
 * Follows Regulation (EEC, Euratom) No 1182/71, Article 3: the day of the event is not counted, the last day counts to
 * its end, and if it is a Saturday or Sunday, the period ends with the next working day. Public holidays, which differ
 * by country, are not considered: if the last day is one, a store should accept the next day too.
 */
export const withdrawalEnd = (beganMs: number, timeZone: string): number => {
  const lastDay = nextWorkingDay(daysAfter(dayIn(timeZone, new Date(beganMs)), withdrawalDays))
  return startOfDay(timeZone, dayAfter(lastDay)).getTime()
}
