/** Older prices and rules are deleted with the next change. */
export const keptDays = 366

export const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * 24 * 60 * 60 * 1000)
