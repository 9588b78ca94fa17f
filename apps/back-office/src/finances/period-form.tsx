import { Alert, Button, Link, Stack } from '@vitrine/ui'
import { Form } from 'react-router'
import { DayField } from '../clock/date-fields.tsx'
import { words } from '../words/words.ts'
import { usualPeriods, type Period, type PeriodError } from './period.ts'

const { finances } = words

interface PeriodFormProps {
  readonly period: Period
  readonly today: string
  readonly error: PeriodError | undefined
}

/** Selects a period: common ones as links, any other by its first and last day. */
export const PeriodForm = ({ period, today, error }: PeriodFormProps) => {
  const usual = usualPeriods(today)
  const names = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const
  return (
    <Stack>
      <ul className="flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm">
        {names.map((name) => {
          const { from, to } = usual[name]
          const isShown = from === period.from && to === period.to
          return (
            <li key={name}>
              <Link
                href={`/finances?${new URLSearchParams({ from, to })}`}
                {...(isShown && { 'aria-current': 'page' })}
              >
                {finances[name]}
              </Link>
            </li>
          )
        })}
      </ul>
      <Form className="flex flex-wrap items-end gap-3" key={`${period.from} ${period.to}`}>
        <DayField label={finances.from} name="from" defaultValue={period.from} required isZoneShown mark="none" />
        <DayField label={finances.to} name="to" defaultValue={period.to} required isZoneShown mark="none" />
        <Button type="submit">{finances.show}</Button>
      </Form>
      {error && <Alert tone="critical">{finances.complaints[error]}</Alert>}
    </Stack>
  )
}
