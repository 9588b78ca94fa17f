import { TabLinks } from '../page/tab-links.tsx'
import { words } from '../words/words.ts'
import { groupings, pathOfGrouping, type Grouping } from './grouping.ts'
import { paramsOfView, type ReportView } from './report-view.ts'

const texts = words.reports

type ReportName = 'sales' | 'visits' | 'today' | Grouping

const tabs: readonly { readonly name: ReportName; readonly label: string; readonly path: string }[] = [
  { name: 'sales', label: texts.overTime, path: '/reports' },
  ...groupings.map((name) => ({ name, label: texts.groupings[name], path: pathOfGrouping(name) })),
  { name: 'visits', label: texts.visits, path: '/reports/visits' },
  { name: 'today', label: texts.today, path: '/reports/today' },
]

/** The reports, for the same period. */
export const ReportTabs = ({ view, active }: { view: ReportView; active: ReportName }) => {
  const params = paramsOfView({ ...view, interval: undefined })
  return (
    <TabLinks
      label={texts.title}
      tabs={tabs.map(({ name, label, path }) => ({ label, to: `${path}?${params}`, isActive: name === active }))}
    />
  )
}
