/** Maximum number of days per report: a year. */
export const mostBookDays = 366
