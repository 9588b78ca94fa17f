import { locale } from '../words/first.ts'
/** Date formats of the back office. */
const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  slot: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  day: { dateStyle: 'medium' },
  'short-day': { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat => {
  const key = `${style} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
  formats.set(key, made)
  return made
}

/** Formats a date and time in a time zone, for texts that cannot contain a `DateTime`. */
export const momentText = (date: Date, timeZone: string): string => formatOf('moment', timeZone).format(date)

/** Formats a time in milliseconds since 1970, such as one that this browser has noted. */
export const millisecondsText = (time: number, timeZone: string): string => momentText(new Date(time), timeZone)

interface Span {
  readonly from: Date
  readonly to: Date
}

/** Formats a time range in a time zone. */
export const spanText = ({ from, to }: Span, timeZone: string, style: 'moment' | 'slot' = 'moment'): string =>
  formatOf(style, timeZone).formatRange(from, to)

/** Formats a calendar day such as `2026-12-24`, independent of time zones. */
export const dayText = (day: string, style: 'day' | 'short-day' | 'month' = 'day'): string =>
  formatOf(style, 'UTC').format(new Date(`${day}T00:00:00Z`))
