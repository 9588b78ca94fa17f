const hourMs = 60 * 60 * 1000

const formats = new Map<string, Intl.DateTimeFormat>()

/** The Swedish way of writing a date is that of ISO 8601. */
const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}

/** Whether a name is that of an IANA time zone, or an offset that `Intl` takes for one. */
export const isTimeZone = (name: string): boolean => {
  try {
    formatFor(name)
    return true
  } catch {
    return false
  }
}

/** The day that a moment falls on somewhere: `2026-11-22`. */
export const dayIn = (timeZone: string, date: Date): string => formatFor(timeZone).format(date).slice(0, 10)

/** How far the clocks of a time zone are ahead of UTC at a moment. */
const offsetMs = (timeZone: string, date: Date): number =>
  Date.parse(`${formatFor(timeZone).format(date).replace(' ', 'T')}Z`) - Math.floor(date.getTime() / 1000) * 1000

/** The first moment of a day somewhere; where the clocks skip midnight, the moment they skip to. */
export const startOfDay = (timeZone: string, day: string): Date => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const candidates = [-24, 0, 24].map((hours) => {
    const offset = offsetMs(timeZone, new Date(midnight + hours * hourMs))
    return new Date(midnight - offset)
  })
  const onDay = candidates.filter((date) => dayIn(timeZone, date) === day)
  return onDay.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? candidates[1]!
}

/** The day after a day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs).toISOString().slice(0, 10)

/** The books of so many days are read at once: a year. */
export const mostBookDays = 366

/** How many days there are from one to another, both counted. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * hourMs)) + 1
