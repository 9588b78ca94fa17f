/** The time zone of this browser, which a new store starts with. */
export const browserZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone
