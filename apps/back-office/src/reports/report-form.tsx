import { comparisons, reportIntervals } from '@vitrine/domain/report/period.ts'
import { Alert, Button, Link, SelectField, Stack } from '@vitrine/ui'
import { Form } from 'react-router'
import { DayField } from '../clock/date-fields.tsx'
import { words } from '../words/words.ts'
import { paramsOfView, reportPeriods, type PresetName, type ReportError, type ReportView } from './report-view.ts'

const texts = words.reports
const presets = Object.keys(texts.periods) as PresetName[]

interface ReportFormProps {
  readonly path: string
  readonly view: ReportView
  readonly today: string
  readonly error: ReportError | undefined
  /** Whether the report is over time, so that the length of its rows can be chosen. */
  readonly hasInterval: boolean
}

/** Common periods as links. */
const Presets = ({ path, view, today }: Pick<ReportFormProps, 'path' | 'view' | 'today'>) => {
  const periods = reportPeriods(today)
  return (
    <ul aria-label={texts.period} className="flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm">
      {presets.map((name) => {
        const { from, to } = periods[name]
        const isShown = from === view.from && to === view.to
        return (
          <li key={name}>
            <Link
              href={`${path}?${paramsOfView({ ...view, from, to, interval: undefined })}`}
              {...(isShown && { 'aria-current': 'page' })}
            >
              {texts.periods[name]}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Selects the period of a report, what it is compared with, and the length of its rows. */
export const ReportForm = ({ path, view, today, error, hasInterval }: ReportFormProps) => (
  <Stack>
    <Presets {...{ path, view, today }} />
    <Form className="flex flex-wrap items-end gap-3" key={paramsOfView(view).toString()}>
      <DayField label={texts.from} name="from" defaultValue={view.from} required isZoneShown mark="none" />
      <DayField label={texts.to} name="to" defaultValue={view.to} required isZoneShown mark="none" />
      {hasInterval && (
        <SelectField
          className="min-w-40"
          label={texts.interval}
          name="interval"
          defaultValue={view.interval ?? ''}
          mark="none"
          options={[
            { value: '', label: texts.automatic },
            ...reportIntervals.map((value) => ({ value, label: texts.intervals[value] })),
          ]}
        />
      )}
      <SelectField
        className="min-w-40"
        label={texts.compare}
        name="compare"
        defaultValue={view.compare}
        mark="none"
        options={([...comparisons, 'NONE'] as const).map((value) => ({ value, label: texts.comparisons[value] }))}
      />
      {view.currency && <input type="hidden" name="currency" value={view.currency} />}
      <Button type="submit">{texts.show}</Button>
    </Form>
    {error && <Alert tone="critical">{texts.complaints[error]}</Alert>}
  </Stack>
)
