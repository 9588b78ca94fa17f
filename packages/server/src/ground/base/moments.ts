const minuteMs = 60 * 1000

/** The moment so many minutes before another. */
export const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs)

/** The moment so many days before another. */
export const daysBefore = (now: Date, days: number): Date => minutesBefore(now, days * 24 * 60)
