import { Button, EmptyState, PageHeader, Pager, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { ExportButton } from '../../export/export-button.tsx'
import { TabLinks } from '../../page/tab-links.tsx'
import { useTitle } from '../../page/use-title.ts'
import { words } from '../../words/words.ts'
import { BulkTags, useSelection } from './bulk-tags.tsx'
import { ChosenFilters, SearchAndFilters } from './customer-filters.tsx'
import { customersAddress, customerViewParams, isNarrowed, queryOf, tabNames, type Tab } from './customer-view.ts'
import { CustomersTable } from './customers-table.tsx'
import { exportCustomers } from './export-customers.ts'
import type { CustomersData } from './load-customers.ts'

export { loadCustomers } from './load-customers.ts'

const { customers: texts } = words

const NoCustomers = ({ view }: Pick<CustomersData, 'view'>) =>
  isNarrowed(view) ? (
    <EmptyState title={texts.noneFound} level={2} actions={<Button href="/customers">{texts.showAll}</Button>}>
      {texts.noneFoundHint}
    </EmptyState>
  ) : (
    <EmptyState
      title={texts.none}
      level={2}
      actions={
        <>
          <Button href="/customers/new" variant="primary">
            {texts.add}
          </Button>
          <Button href="/customers/import">{texts.import}</Button>
        </>
      }
    >
      {texts.noneHint}
    </EmptyState>
  )

const Actions = ({ view, segments }: CustomersData) => {
  const timeZone = useTimeZone()
  return (
    <>
      <Button href="/customers/import">{texts.import}</Button>
      <ExportButton
        name="customers"
        labels={texts}
        collect={(exporting) => exportCustomers(queryOf(view, { timeZone, segments }), exporting)}
      />
      <Button href="/customers/new" variant="primary">
        {texts.add}
      </Button>
    </>
  )
}

/** Tabs of accounts for which the owner has to do something. */
const tabsWithActions: ReadonlySet<Tab> = new Set<Tab>(['pending', 'unconfirmed', 'blocked'])

const List = ({ view, customers, currency, tags }: CustomersData) => {
  const selection = useSelection(customers)
  return (
    <div>
      {customers.length > 0 && <BulkTags count={customers.length} selection={selection} tags={tags} />}
      <CustomersTable
        customers={customers}
        currency={currency}
        first={selection.column}
        empty={<NoCustomers view={view} />}
        hasActions={tabsWithActions.has(view.tab)}
      />
    </div>
  )
}

/** Lists members and guests, with search, filters and figures. */
export const CustomersPage = ({ data }: PageProps<CustomersData>) => {
  useTitle(texts.title)
  const { view, next, isFirst, count, pending } = data
  const after =
    next === undefined ? undefined : `?${new URLSearchParams([...customerViewParams(view), ['after', next]])}`
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title} actions={<Actions {...data} />}>
        {texts.hint}
      </PageHeader>
      <TabLinks
        label={texts.title}
        tabs={tabNames.map((tab) => ({
          label: texts.shows[tab],
          to: customersAddress({ ...view, tab }),
          isActive: tab === view.tab,
          ...(tab === 'pending' && pending > 0 && { count: String(pending) }),
        }))}
      />
      <SearchAndFilters {...data} />
      <ChosenFilters {...data} />
      <p role="status" className="text-sm text-muted">
        {texts.count(count)}
      </p>
      <List key={customersAddress(view)} {...data} />
      <Pager label={words.page} previousHref={isFirst ? undefined : customersAddress(view)} nextHref={after} />
    </Stack>
  )
}
