/** Maximum number of days per report: a year. */
export const maxBookDays = 366
