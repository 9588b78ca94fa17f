import type { SavedReport } from '@vitrine/client'
import { DateTime, Link } from '@vitrine/ui'
import { dayIn } from '@vitrine/domain/time/day.ts'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { ListPage } from '../../page/list-page.tsx'
import { linkColumn } from '../../page/table-section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { savedReportHref } from './saved-period.ts'

const { savedReports: texts } = words

interface SavedReportsData {
  readonly reports: readonly SavedReport[]
  readonly today: string
}

export const loadSavedReports = async (): Promise<SavedReportsData> => ({
  reports: await shop.savedReports.listSavedReports(),
  today: dayIn(await loadTimeZone(), new Date()),
})

/** Lists saved reports, with a link to what they show today, and when they are sent. */
export const SavedReportsPage = ({ data: { reports, today } }: PageProps<SavedReportsData>) => (
  <ListPage
    words={texts}
    addHref="/reports/saved/new"
    rows={reports}
    rowKey={({ id }) => id}
    columns={[
      linkColumn<SavedReport>({
        header: texts.name,
        href: ({ id }) => `/reports/saved/${id}`,
        name: ({ name }) => name,
      }),
      {
        key: 'shows',
        header: texts.shows,
        cell: (saved) => (
          <Link
            href={savedReportHref(saved, today)}
          >{`${texts.kinds[saved.report]}, ${texts.periods[saved.period]}`}</Link>
        ),
      },
      {
        key: 'email',
        header: texts.email,
        cell: ({ email }) => (email ? texts.frequencies[email.frequency] : texts.frequencies.NEVER),
      },
      {
        key: 'next',
        header: texts.next,
        cell: ({ nextEmailDate }) =>
          nextEmailDate ? <DateTime value={nextEmailDate} show="date-time" /> : words.reports.noValue,
      },
    ]}
  />
)
