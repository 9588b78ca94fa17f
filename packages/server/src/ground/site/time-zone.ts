import type { Site } from './sites.ts'

/** Returns the store's time zone. Default: UTC. */
export const timeZoneOf = ({ settings }: Pick<Site, 'settings'>): string => settings.timeZone ?? 'UTC'

/** Formats a date in the store's time zone, such as “December 24, 2026”. */
export const storeDayText = (date: Date, { site, locale }: { site: Pick<Site, 'settings'>; locale: string }): string =>
  date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: timeZoneOf(site) })
