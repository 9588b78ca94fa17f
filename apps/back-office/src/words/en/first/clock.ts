/** Time zone notes. */
export const clockWords = {
  clock: {
    zone: (place: string) => `${place} time`,
    hint: (zone: string) => `In ${zone}.`,
    header: (zone: string) => `Dates and times are in ${zone}. Change the time zone in General settings.`,
    notATime: 'Enter a date and time.',
    notADay: 'Enter a date.',
  },
}
