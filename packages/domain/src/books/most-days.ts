/** The books of so many days are read at once: a year. */
export const mostBookDays = 366
