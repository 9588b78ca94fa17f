import { dayIn, endOfDay, isDay, startOfDay } from '@vitrine/domain/time/day.ts'
import { wallTimeIn, wallTimeToDate } from '@vitrine/domain/time/wall-time.ts'
import { textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { words } from '../words/words.ts'

/** Name of the hidden field with the initially shown instant. */
export const initialFieldName = (name: string): string => `${name}.shown`

/**
 * Returns the initial instant if its text is unchanged, which preserves seconds and the choice between two equal
 * wall-clock times.
 */
const initialInstant = (typed: string, shown: string, timeZone: string): Date | undefined => {
  if (shown === '') return undefined
  const date = new Date(shown)
  return wallTimeIn(timeZone, date) === typed ? date : undefined
}

/** Reads a `MomentField` in the store's time zone. `undefined` if it is empty. */
export const momentIn = (form: FormData, name: string, timeZone: string): Date | undefined => {
  const typed = textIn(form, name)
  if (typed === '') return undefined
  return (
    initialInstant(typed, textIn(form, initialFieldName(name)), timeZone) ??
    wallTimeToDate(timeZone, typed) ??
    throwFieldError(name, words.clock.notATime)
  )
}

/** Reads a `DayField` as the last second of that day in the store's time zone. `undefined` if it is empty. */
export const endOfDayIn = (form: FormData, name: string, timeZone: string): Date | undefined => {
  const typed = textIn(form, name)
  if (typed === '') return undefined
  return isDay(typed) ? endOfDay(timeZone, typed) : throwFieldError(name, words.clock.notADay)
}

/** The instant at which a day begins in a time zone, as JSON has it. */
export const startOfDayText = (day: string, timeZone: string): string => startOfDay(timeZone, day).toISOString()

/** The day of an instant in JSON, in a time zone. `undefined` if the text is no instant. */
export const dayOfText = (text: string, timeZone: string): string | undefined => {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : dayIn(timeZone, date)
}

/** Writes a moment as text, for drafts that contain no dates. */
export const momentToText = (moment: Date | undefined): string => moment?.toISOString() ?? ''

/** Reads a moment from the text of a draft. */
export const momentOfText = (text: string): Date | undefined => (text === '' ? undefined : new Date(text))
