import { shop } from '../first-shop.ts'

let reading: Promise<string> | undefined

const read = async (): Promise<string> => (await shop.backOffice.getSiteSettings()).siteSettings.timeZone

/** The store's time zone, loaded once, so that a page shows and reads dates in the same zone. */
export const loadTimeZone = (): Promise<string> => {
  reading ??= read().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

/** Whether the time zone has been loaded since the back office was opened or its settings changed. */
export const isTimeZoneLoaded = (): boolean => reading !== undefined

/** Discards the time zone after the settings changed or another owner signed in. It is loaded again when needed. */
export const forgetTimeZone = (): void => {
  reading = undefined
}
