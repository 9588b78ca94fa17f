import type { VisitFigures, VisitsReport } from '@vitrine/client'
import { dayIn } from '@vitrine/domain/time/day.ts'
import type { ReportInterval } from '@vitrine/domain/report/period.ts'
import { Button, EmptyState, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { zoneName } from '../../clock/zone-name.ts'
import { downloadFile } from '../../export/csv.ts'
import { Section } from '../../page/section.tsx'
import { TableSection } from '../../page/table-section.tsx'
import { useTitle } from '../../page/use-title.ts'
import { shop } from '../../shop.ts'
import { locale, words } from '../../words/words.ts'
import { BarChart } from '../chart/bar-chart.tsx'
import { intervalHeaders, periodText } from '../period-text.ts'
import { visitsCsv } from '../report-csv.ts'
import { ReportForm } from '../report-form.tsx'
import { ReportTabs } from '../report-tabs.tsx'
import { readReportView, requestOfView, shownInterval, type ReportError, type ReportView } from '../report-view.ts'
import { VisitTiles } from './visit-tiles.tsx'
import { percentText } from '../percent-text.ts'

const texts = words.reports

interface VisitsData {
  readonly view: ReportView
  readonly interval: ReportInterval
  readonly today: string
  readonly timeZone: string
  readonly error?: ReportError
  /** `undefined` if the view is invalid. */
  readonly report?: VisitsReport
}

export const loadVisits = async ({ url }: PageRequest): Promise<VisitsData> => {
  const timeZone = await loadTimeZone()
  const today = dayIn(timeZone, new Date())
  const { view, error } = readReportView(url.searchParams, today)
  if (error) return { view, interval: 'DAY', today, timeZone, error }
  const interval = shownInterval(view)
  const { currency: _currency, ...request } = requestOfView(view)
  return { view, interval, today, timeZone, report: await shop.reports.getVisitsReport({ ...request, interval }) }
}

type Row = VisitsReport['rows'][number]

const countNames = ['sessions', 'carts', 'checkouts', 'orders'] as const

const conversionOf = ({ conversion }: VisitFigures): string =>
  conversion === undefined ? texts.noValue : percentText(Number(conversion))

const barOf = ({ figures, previous, ...period }: Row) => ({
  ...period,
  value: figures.sessions,
  ...(previous && { before: previous.figures.sessions }),
  label: texts.sessionsBar(periodText(period), figures.sessions),
})

const Shown = ({ report, interval }: { report: VisitsReport; interval: ReportInterval }) => {
  const { figures, previous, rows } = report
  const isEmpty = [figures, previous?.figures].every((one) => !one || countNames.every((name) => one[name] === 0))
  if (isEmpty) return <EmptyState title={texts.noVisits}>{texts.noVisitsHint}</EmptyState>
  return (
    <Stack gap="xl">
      <VisitTiles figures={figures} previous={previous?.figures} />
      <Section title={texts.visitsOverTime}>
        <BarChart
          label={texts.visitsChart(report.from, report.to)}
          bars={rows.map(barOf)}
          interval={interval}
          legend={previous && [periodText(report), periodText(previous)]}
          format={new Intl.NumberFormat(locale, { notation: 'compact' })}
          isCount
        />
      </Section>
      <TableSection
        title={texts.visitsTable}
        hint={texts.visitsTableHint}
        rows={rows.toReversed()}
        rowKey={({ from }) => from}
        columns={[
          { key: 'period', header: intervalHeaders[interval], rowHeader: true, cell: (row) => periodText(row) },
          ...countNames.map((name) => ({
            key: name,
            header: texts.visitCounts[name],
            align: 'end' as const,
            cell: (row: Row) => row.figures[name],
          })),
          {
            key: 'conversion',
            header: texts.visitCounts.conversion,
            align: 'end',
            cell: (row) => conversionOf(row.figures),
          },
        ]}
      />
    </Stack>
  )
}

/** Visits of the online store, and how many became carts, checkouts and orders. */
export const VisitsPage = ({ data }: PageProps<VisitsData>) => {
  const { view, interval, today, timeZone, error, report } = data
  useTitle(`${texts.title}: ${texts.visits}`)
  return (
    <Stack gap="lg">
      <PageHeader
        title={texts.title}
        actions={
          report && (
            <Button
              type="button"
              onClick={() => downloadFile([visitsCsv(report)], `visits-${report.from}-${report.to}.csv`)}
            >
              {texts.csv}
            </Button>
          )
        }
      >
        {texts.visitsHint}
      </PageHeader>
      <ReportTabs view={view} active="visits" />
      <ReportForm path="/reports/visits" {...{ view, today, error }} hasInterval />
      <p className="text-sm text-muted">{texts.zone(zoneName(timeZone))}</p>
      {report && <Shown {...{ report, interval }} />}
    </Stack>
  )
}
