import { useUi } from '@vitrine/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/use-words.tsx'
import { remainingTime } from '../remaining-time.ts'
import { SectionButton, Titled, type SectionProps } from './parts.tsx'

const units = ['day', 'hour', 'minute', 'second'] as const

const unitText = (value: number, unit: (typeof units)[number], locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** The current time, each second. `undefined` on the server, whose pages may be cached. */
const useNow = (): number | undefined => {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The time until something ends. Without scripts, the moment at which it does. */
export const Countdown = ({ section }: SectionProps) => {
  const { sections } = useWords()
  const { locale, timeZone } = useUi()
  const now = useNow()
  const { text, until = '' } = section
  const end = new Date(until)
  const left = now === undefined ? undefined : remainingTime(end.getTime() - now)
  if (now !== undefined && left === undefined) return null
  const moment = end.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return (
    <Titled section={section} label={sections.countdown} className="rounded-lg bg-accent-soft px-6 py-10 text-center">
      {text !== undefined && <p className="mx-auto max-w-prose text-lg whitespace-pre-line">{text}</p>}
      <p className="mt-3 font-display text-2xl tabular-nums" role="timer">
        {left ? units.map((unit) => unitText(left[unit], unit, locale)).join(' ') : sections.until(moment)}
      </p>
      {left && <p className="mt-1 text-sm text-muted">{sections.until(moment)}</p>}
      <SectionButton section={section} />
    </Titled>
  )
}
