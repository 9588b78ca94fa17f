import type { SalesReport } from '@vitrine/client'
import { dayIn } from '@vitrine/domain/time/day.ts'
import type { ReportInterval } from '@vitrine/domain/report/period.ts'
import { Button, EmptyState, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../clock/store-zone.ts'
import { zoneName } from '../clock/zone-name.ts'
import { downloadFile } from '../export/csv.ts'
import { Section } from '../page/section.tsx'
import { TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { paymentRows, saleRows } from './amount-rows.ts'
import { AmountTable } from './amount-table.tsx'
import { CurrencyLinks } from './currency-links.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { intervalHeaders, periodText } from './period-text.ts'
import { salesCsv } from './report-csv.ts'
import { ReportForm } from './report-form.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { readReportView, requestOfView, shownInterval, type ReportError, type ReportView } from './report-view.ts'
import { SalesChart } from './sales-chart.tsx'

const texts = words.reports

export interface ReportsData {
  readonly view: ReportView
  readonly interval: ReportInterval
  readonly today: string
  readonly timeZone: string
  readonly error?: ReportError
  /** `undefined` if the view is invalid. */
  readonly report?: SalesReport
}

export const loadReports = async ({ url }: PageRequest): Promise<ReportsData> => {
  const timeZone = await loadTimeZone()
  const today = dayIn(timeZone, new Date())
  const { view, error } = readReportView(url.searchParams, today)
  if (error) return { view, interval: 'DAY', today, timeZone, error }
  const interval = shownInterval(view)
  const report = await shop.reports.getSalesReport({ ...requestOfView(view), interval })
  return { view, interval, today, timeZone, report }
}

type Row = SalesReport['rows'][number]

const OverTime = ({ report, interval }: { report: SalesReport; interval: ReportInterval }) => (
  <TableSection
    title={texts.table}
    rows={report.rows.toReversed()}
    rowKey={({ from }) => from}
    columns={[
      { key: 'period', header: intervalHeaders[interval], rowHeader: true, cell: (row) => periodText(row) },
      { key: 'orders', header: texts.orders, align: 'end', cell: ({ figures }) => figures.orders },
      {
        key: 'sales',
        header: texts.rows.totalSales,
        align: 'end',
        cell: ({ figures }) => figures.totalSales.formattedAmount,
      },
      {
        key: 'returns',
        header: texts.rows.returns,
        align: 'end',
        cell: ({ figures }) => figures.returns.formattedAmount,
      },
      {
        key: 'net',
        header: texts.rows.netSales,
        align: 'end',
        cell: ({ figures }) => figures.netSales.formattedAmount,
      },
      ...(report.previous
        ? [
            {
              key: 'before',
              header: texts.salesBefore,
              align: 'end' as const,
              cell: ({ previous }: Row) => previous?.figures.totalSales.formattedAmount ?? texts.noValue,
            },
          ]
        : []),
    ]}
  />
)

const hasFigures = ({ figures }: { figures: SalesReport['figures'] }): boolean =>
  figures.orders > 0 || [figures.received, figures.refunded].some(({ amount }) => Number(amount) !== 0)

const Shown = ({ report, interval }: { report: SalesReport; interval: ReportInterval }) => {
  const { figures, previous } = report
  if (!hasFigures(report) && !(previous && hasFigures(previous)))
    return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
  const compared = { figures, previous: previous?.figures }
  return (
    <Stack gap="xl">
      <FigureTiles {...compared} />
      <Section title={texts.overTime}>
        <SalesChart {...{ report, interval }} />
      </Section>
      <AmountTable title={texts.breakdown} hint={texts.breakdownHint} names={saleRows} {...compared} />
      <AmountTable title={texts.payments} hint={texts.paymentsHint} names={paymentRows} {...compared} />
      <OverTime {...{ report, interval }} />
    </Stack>
  )
}

const DownloadButton = ({ report }: { report: SalesReport }) => (
  <Button type="button" onClick={() => downloadFile([salesCsv(report)], `sales-${report.from}-${report.to}.csv`)}>
    {texts.csv}
  </Button>
)

/** Sales over time, compared with an earlier period. */
export const ReportsPage = ({ data }: PageProps<ReportsData>) => {
  const { view, interval, today, timeZone, error, report } = data
  useTitle(texts.title)
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title} actions={report && <DownloadButton report={report} />}>
        {texts.hint}
      </PageHeader>
      <ReportTabs view={view} active="sales" />
      <ReportForm path="/reports" {...{ view, today, error }} hasInterval />
      <p className="text-sm text-muted">{texts.zone(zoneName(timeZone))}</p>
      {report && <CurrencyLinks path="/reports" view={view} {...report} />}
      {report && <Shown {...{ report, interval }} />}
    </Stack>
  )
}
