import type { SiteInfo } from '@vitrine/client'

/** Whose clock a page follows, and in which language. */
export interface Dated {
  readonly site: Pick<SiteInfo, 'timeZone'>
  readonly locale: string
}

/** The day of a moment by the clock of the store: “December 24, 2026”. */
export const dayText = (
  date: Date,
  { site: { timeZone }, locale }: Dated,
  dateStyle: 'long' | 'medium' = 'long',
): string => date.toLocaleDateString(locale, { dateStyle, timeZone })

/** A moment by the clock of the store, with its time zone: “December 24, 2026 at 6:00 PM GMT+13”. */
export const momentText = (date: Date, { site: { timeZone }, locale }: Dated): string =>
  date.toLocaleString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
