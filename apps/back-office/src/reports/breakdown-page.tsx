import type { SalesBreakdown } from '@vitrine/client'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { Button, EmptyState, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../clock/store-zone.ts'
import { zoneName } from '../clock/zone-name.ts'
import { downloadFile } from '../export/csv.ts'
import { NotFound } from '../page/not-found.tsx'
import { TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { BreakdownChart } from './breakdown-chart.tsx'
import { breakdownColumns, sorts, type BreakdownSort } from './breakdown-columns.tsx'
import { CurrencyLinks } from './currency-links.tsx'
import { groupingOfName, pathOfGrouping, type Grouping } from './grouping.ts'
import { breakdownCsv } from './report-csv.ts'
import { ReportForm } from './report-form.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { paramsOfView, readReportView, requestOfView, type ReportError, type ReportView } from './report-view.ts'

const texts = words.reports

const shownRows = 100
const downloadedRows = 1000

interface BreakdownData {
  readonly by: Grouping
  readonly view: ReportView
  readonly sort: BreakdownSort
  readonly today: string
  readonly timeZone: string
  readonly error?: ReportError
  /** `undefined` if the view is invalid. */
  readonly breakdown?: SalesBreakdown
}

/** Loads the groups of a period. `undefined` for an unknown path. */
export const loadBreakdown = async ({ url, params }: PageRequest): Promise<BreakdownData | undefined> => {
  const by = groupingOfName(params.by)
  if (!by) return undefined
  const timeZone = await loadTimeZone()
  const today = dayIn(timeZone, new Date())
  const { view, error } = readReportView(url.searchParams, today)
  const sort = sorts.find((one) => one === url.searchParams.get('sort')) ?? 'TOTAL_SALES'
  const of = { by, view, sort, today, timeZone }
  if (error) return { ...of, error }
  return {
    ...of,
    breakdown: await shop.reports.getSalesBreakdown({ ...requestOfView(view), by, sort, limit: shownRows }),
  }
}

/** Downloads more groups than the page shows. */
const download = async ({ by, view, sort }: BreakdownData): Promise<void> => {
  const all = await shop.reports.getSalesBreakdown({ ...requestOfView(view), by, sort, limit: downloadedRows })
  downloadFile([breakdownCsv(all)], `sales-by-${by.toLowerCase()}-${all.from}-${all.to}.csv`)
}

const Shown = ({ data, breakdown }: { data: BreakdownData; breakdown: SalesBreakdown }) => {
  const { by, sort, view } = data
  const { rows, rowCount, previous } = breakdown
  if (rows.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
  const hrefOfSort = (one: BreakdownSort) =>
    `${pathOfGrouping(by)}?${new URLSearchParams([...paramsOfView(view), ['sort', one]])}`
  return (
    <Stack gap="xl">
      <BreakdownChart rows={rows} by={by} />
      <TableSection
        title={texts.groupings[by]}
        hint={rowCount > rows.length ? texts.ofGroups(rows.length, rowCount) : texts.groupHints[by]}
        rows={rows}
        rowKey={({ key }) => key}
        columns={breakdownColumns({ by, sort, hrefOfSort, isCompared: previous !== undefined })}
      />
    </Stack>
  )
}

/** Sales by product, collection, channel, country, discount or staff. */
export const BreakdownPage = ({ data }: PageProps<BreakdownData | undefined>) => {
  useTitle(data ? `${texts.title}: ${texts.groupings[data.by]}` : texts.title)
  if (!data) return <NotFound list="/reports" />
  const { by, view, today, timeZone, error, breakdown } = data
  return (
    <Stack gap="lg">
      <PageHeader
        title={texts.title}
        actions={
          breakdown && (
            <Button type="button" onClick={() => download(data)}>
              {texts.csv}
            </Button>
          )
        }
      >
        {texts.hint}
      </PageHeader>
      <ReportTabs view={view} active={by} />
      <ReportForm path={pathOfGrouping(by)} {...{ view, today, error }} hasInterval={false} />
      <p className="text-sm text-muted">{texts.zone(zoneName(timeZone))}</p>
      {breakdown && <CurrencyLinks path={pathOfGrouping(by)} view={view} {...breakdown} />}
      {breakdown && <Shown {...{ data, breakdown }} />}
    </Stack>
  )
}
