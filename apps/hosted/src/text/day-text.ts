import type { SiteInfo } from '@vitrine/client'

/** Time zone and locale of a page. */
export interface Dated {
  readonly site: Pick<SiteInfo, 'timeZone'>
  readonly locale: string
}

/** Formats a date in the store's time zone: “December 24, 2026”. */
export const dayText = (
  date: Date,
  { site: { timeZone }, locale }: Dated,
  dateStyle: 'long' | 'medium' = 'long',
): string => date.toLocaleDateString(locale, { dateStyle, timeZone })

/** Formats a time in the store's time zone: “December 24, 2026 at 6:00 PM GMT+13”. */
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
