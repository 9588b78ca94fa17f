import { words } from '../words/en.ts'

const canonical = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/** What a time zone is called: “Auckland time” for `Pacific/Auckland`; zones without a place keep their name. */
export const zoneName = (timeZone: string): string => {
  const isPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/')
  if (!isPlace) return timeZone.replace('Etc/UTC', 'UTC')
  return words.clock.zone(timeZone.split('/').at(-1)!.replaceAll('_', ' '))
}

/** Whether the browser is set to the same time zone, under whatever name. */
export const isBrowserZone = (timeZone: string): boolean => canonical(timeZone) === canonical(undefined)
