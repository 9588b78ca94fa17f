const minuteMs = 60 * 1000

/** Returns the date a number of minutes before another. */
export const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs)

/** Returns the date a number of days before another. */
export const daysBefore = (now: Date, days: number): Date => minutesBefore(now, days * 24 * 60)
