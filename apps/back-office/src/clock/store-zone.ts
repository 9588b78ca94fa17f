import { shop } from '../shop.ts'

let reading: Promise<string> | undefined

const read = async (): Promise<string> => (await shop.backOffice.getSiteSettings()).siteSettings.timeZone

/** The time zone of the store, read once. What a page shows and what is typed in it are in the same zone. */
export const readTimeZone = (): Promise<string> => {
  reading ??= read().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

/** Whether the time zone has been read since the desk opened or its settings changed. */
export const isTimeZoneRead = (): boolean => reading !== undefined

/** Reads the time zone anew when it is needed next: after a change of the settings, or for the store of another owner. */
export const forgetTimeZone = (): void => {
  reading = undefined
}
