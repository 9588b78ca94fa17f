/** The ways in which the desk writes a date. */
const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  slot: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  day: { dateStyle: 'medium' },
  'short-day': { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat => {
  const key = `${style} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { ...styles[style], timeZone })
  formats.set(key, made)
  return made
}

/** A moment by the clock of a time zone, for texts in which `DateTime` cannot stand. */
export const momentText = (date: Date, timeZone: string): string => formatOf('moment', timeZone).format(date)

interface Span {
  readonly from: Date
  readonly to: Date
}

/** From when to when, by the clock of a time zone. */
export const spanText = ({ from, to }: Span, timeZone: string, style: 'moment' | 'slot' = 'moment'): string =>
  formatOf(style, timeZone).formatRange(from, to)

/** A day such as `2026-12-24`, which is the same in every time zone. */
export const dayText = (day: string, style: 'day' | 'short-day' = 'day'): string =>
  formatOf(style, 'UTC').format(new Date(`${day}T00:00:00Z`))
