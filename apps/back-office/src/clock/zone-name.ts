import { locale, words } from '../words/first.ts'

const canonical = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(locale, { timeZone }).resolvedOptions().timeZone

/** Display name of a time zone: “Auckland time” for `Pacific/Auckland`. Zones without a place keep their name. */
export const zoneName = (timeZone: string): string => {
  const isPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/')
  if (!isPlace) return timeZone.replace('Etc/UTC', 'UTC')
  return words.clock.zone(timeZone.split('/').at(-1)!.replaceAll('_', ' '))
}

/** Whether the browser uses this time zone, under any of its aliases. */
export const isBrowserZone = (timeZone: string): boolean => canonical(timeZone) === canonical(undefined)
