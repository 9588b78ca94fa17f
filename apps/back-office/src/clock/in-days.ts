/** The moment that is a number of days away. */
export const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
