import { startOfDay } from '@vitrine/domain/time/day.ts'

/** A moment as the API writes it. */
export const momentText = (moment: Date): string => moment.toISOString()

/** The beginning of a day in a time zone, as the API writes it. */
export const startOfDayText = (timeZone: string, day: string): string => momentText(startOfDay(timeZone, day))
