import { median, report } from '../measure/report.ts'
import type { PageName } from './stops.ts'
import type { Visit } from './visit.ts'

type Measure = Exclude<keyof Visit, 'element'>

const kilobyte = 1000
const against = 'Hydrogen’s skeleton'

/** Targets. */
const aims = { paintRatio: 0.7, paint: 1000, press: 100, moved: 0, scripts: 100 }

const middle = (visits: readonly Visit[] | undefined, measure: Measure): number =>
  visits === undefined ? NaN : median(visits.map((visit) => visit[measure]))

const line = (who: string, visits: readonly Visit[]): string => {
  const of = (measure: Measure) => middle(visits, measure)
  const paints = visits.map(({ paint }) => Math.round(paint)).toSorted((a, b) => a - b)
  return [
    `  ${who}: server ${of('firstByte').toFixed(0)} ms`,
    `first paint ${of('firstPaint').toFixed(0)} ms`,
    `largest ${of('paint').toFixed(0)} ms (${paints[0]}–${paints.at(-1)}, ${visits[0]!.element})`,
    `everything ${(of('everything') / kilobyte).toFixed(0)} kB`,
  ].join(', ')
}

/** Reports the visits of a page. */
export const reportPage = (page: PageName, ours: readonly Visit[], beside: readonly Visit[] | undefined): void => {
  const reportMeasure = (
    name: string,
    measure: Measure,
    unit: string,
    limit: { ours: number } | { ratio: number },
    size = 1,
  ) =>
    report({
      name: `${page}, ${name}`,
      ours: middle(ours, measure) / size,
      baseline: middle(beside, measure) / size,
      against,
      unit,
      limit,
    })
  reportMeasure(
    'largest paint (LCP)',
    'paint',
    'ms',
    beside === undefined ? { ours: aims.paint } : { ratio: aims.paintRatio },
  )
  reportMeasure('what moved (CLS)', 'moved', '', { ours: aims.moved })
  reportMeasure('answer to a press (INP)', 'press', 'ms', { ours: aims.press })
  reportMeasure('scripts, packed', 'scripts', 'kB', { ours: aims.scripts }, kilobyte)
  console.log(line('ours', ours))
  if (beside !== undefined) console.log(line(against, beside))
}
