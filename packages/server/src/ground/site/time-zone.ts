import type { Site } from './sites.ts'

/** The time zone in which a store's days begin: what its owner has set, or UTC. */
export const timeZoneOf = ({ settings }: Pick<Site, 'settings'>): string => settings.timeZone ?? 'UTC'

/** The day of a moment by the clock of a store, such as “December 24, 2026”. */
export const storeDayText = (date: Date, { site, locale }: { site: Pick<Site, 'settings'>; locale: string }): string =>
  date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: timeZoneOf(site) })
