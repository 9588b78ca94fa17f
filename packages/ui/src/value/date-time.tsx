import { useUi } from '../base/ui-provider.tsx'

const styles = {
  date: { dateStyle: 'medium' },
  'long-date': { dateStyle: 'long' },
  'date-time': { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

export interface DateTimeProps {
  value: Date | string | number
  show?: keyof typeof styles
  timeZone?: string
  className?: string
}

/** A date or time in the page's locale and time zone. */
export function DateTime({ value, show = 'date', timeZone, className }: DateTimeProps) {
  const ui = useUi()
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return null
  // Servers and browsers may have different locale data; the server's text is kept.
  return (
    <time suppressHydrationWarning dateTime={date.toISOString()} className={className}>
      {dateFormatter(ui.locale, timeZone ?? ui.timeZone, show).format(date)}
    </time>
  )
}

function dateFormatter(locale: string, timeZone: string, show: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${show}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...styles[show], timeZone })
  formatters.set(key, made)
  return made
}
