import type { TodayReport } from '@vitrine/client'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { PageHeader, Stack } from '@vitrine/ui'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { zoneName } from '../../clock/zone-name.ts'
import { Figure } from '../../page/figure.tsx'
import { Section } from '../../page/section.tsx'
import { TableSection } from '../../page/table-section.tsx'
import { useTitle } from '../../page/use-title.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { HourChart } from '../chart/bar-chart.tsx'
import { ReportTabs } from '../report-tabs.tsx'
import { readReportView, type ReportView } from '../report-view.ts'
import { VisitTiles } from './visit-tiles.tsx'

const texts = words.reports

const refreshMs = 30_000

interface TodayData {
  readonly view: ReportView
  readonly today: TodayReport
}

export const loadToday = async (): Promise<TodayData> => {
  const { view } = readReportView(new URLSearchParams(), dayIn(await loadTimeZone(), new Date()))
  return { view, today: await shop.reports.getTodayReport() }
}

/** Loads the page again while it is visible. */
const useRefresh = (): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [revalidate])
}

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

type Hour = TodayReport['hours'][number]

/** Today by hour, refreshed while the page is visible. */
export const TodayPage = ({ data: { view, today } }: PageProps<TodayData>) => {
  useTitle(`${texts.title}: ${texts.today}`)
  useRefresh()
  const happened = today.hours.filter(({ sessions, orders }) => sessions > 0 || orders > 0)
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title}>{texts.todayHint}</PageHeader>
      <ReportTabs view={view} active="today" />
      <p className="text-sm text-muted">{texts.zone(zoneName(today.timeZone))}</p>
      <Stack gap="xl">
        <VisitTiles figures={today.figures} previous={undefined}>
          <Figure label={texts.sales}>{today.sales.formattedAmount}</Figure>
        </VisitTiles>
        <Section title={texts.visitsByHour}>
          <HourChart
            label={texts.visitsByHour}
            bars={today.hours.map(({ hour, sessions }) => ({
              hour: hourText(hour),
              value: sessions,
              label: texts.sessionsBar(hourText(hour), sessions),
            }))}
          />
        </Section>
        <TableSection
          title={texts.hourTable}
          rows={happened}
          rowKey={({ hour }) => String(hour)}
          none={texts.noneToday}
          columns={[
            { key: 'hour', header: texts.hour, rowHeader: true, cell: ({ hour }: Hour) => hourText(hour) },
            { key: 'sessions', header: texts.visitCounts.sessions, align: 'end', cell: ({ sessions }) => sessions },
            { key: 'orders', header: texts.orders, align: 'end', cell: ({ orders }) => orders },
            { key: 'sales', header: texts.sales, align: 'end', cell: ({ sales }) => sales.formattedAmount },
          ]}
        />
      </Stack>
    </Stack>
  )
}
