import { locale, words } from '../words/first.ts'

const canonical = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(locale, { timeZone }).resolvedOptions().timeZone

/** Display name of a time zone: “Auckland time” for `Pacific/Auckland`. Zones without a place keep their name. */
export const zoneName = (timeZone: string): string => {
  const isPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/')
  if (!isPlace) return timeZone.replace('Etc/UTC', 'UTC')
  return words.clock.zone(timeZone.split('/').at(-1)!.replaceAll('_', ' '))
}

/** Comparing takes milliseconds on a phone, and pages ask about one zone only. */
const compared = new Map<string, boolean>()

/** Whether the browser uses this time zone, under any of its aliases. */
export const isBrowserZone = (timeZone: string): boolean => {
  const known = compared.get(timeZone)
  if (known !== undefined) return known
  const isSame = canonical(timeZone) === canonical(undefined)
  compared.set(timeZone, isSame)
  return isSame
}
