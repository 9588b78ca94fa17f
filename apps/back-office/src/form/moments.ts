import { textIn } from './amounts.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A moment as a field for date and time shows it: by the owner's own clock. */
export const toLocal = (moment: Date | undefined): string => {
  if (!moment) return ''
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-')
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/** The moment in a field for date and time; nothing where it is empty. */
export const momentIn = (form: FormData, name: string): Date | undefined => {
  const typed = textIn(form, name)
  return typed === '' ? undefined : new Date(typed)
}

/** The end of the day in a field for dates; nothing where it is empty. */
export const endOfDayIn = (form: FormData, name: string): Date | undefined => {
  const typed = textIn(form, name)
  return typed === '' ? undefined : new Date(`${typed}T23:59:59`)
}
