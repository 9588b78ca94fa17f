import { endOfDay, isDay } from '@vitrine/domain/time/day.ts'
import { wallTimeIn, wallTimeToDate } from '@vitrine/domain/time/wall-time.ts'
import { textIn } from '../form/read-fields.ts'
import { complain } from '../form/field-errors.ts'
import { words } from '../words/en.ts'

/** The name of the hidden field that holds the moment which a field showed at first. */
export const shownName = (name: string): string => `${name}.shown`

/** The moment that was shown, if its text is still the same: seconds, and which of two equal times it was, are kept. */
const unchanged = (typed: string, shown: string, timeZone: string): Date | undefined => {
  if (shown === '') return undefined
  const date = new Date(shown)
  return wallTimeIn(timeZone, date) === typed ? date : undefined
}

/** The moment that was typed in a `MomentField`, by the clock of the store; `undefined` if it is empty. */
export const momentIn = (form: FormData, name: string, timeZone: string): Date | undefined => {
  const typed = textIn(form, name)
  if (typed === '') return undefined
  return (
    unchanged(typed, textIn(form, shownName(name)), timeZone) ??
    wallTimeToDate(timeZone, typed) ??
    complain(name, words.clock.notATime)
  )
}

/** The last second of the day that was typed in a `DayField`, by the clock of the store; `undefined` if it is empty. */
export const endOfDayIn = (form: FormData, name: string, timeZone: string): Date | undefined => {
  const typed = textIn(form, name)
  if (typed === '') return undefined
  return isDay(typed) ? endOfDay(timeZone, typed) : complain(name, words.clock.notADay)
}
