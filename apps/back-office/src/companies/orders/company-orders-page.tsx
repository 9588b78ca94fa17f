import type { CompanyOrder } from '@vitrine/client'
import { Button, EmptyState, PageHeader, Pager, Stack } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { named, readText } from '../../page/list-view.ts'
import { TabLinks } from '../../page/tab-links.tsx'
import { useTitle } from '../../page/use-title.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { companiesPath } from '../list/company-view.ts'
import { CompanyOrdersTable } from './company-orders-table.tsx'

const { companyOrders: texts } = words
const pageSize = 50
const path = `${companiesPath}/orders`
const tabs = ['open', 'overdue', 'all'] as const
type Tab = (typeof tabs)[number]

interface CompanyOrdersData {
  readonly tab: Tab
  readonly orders: readonly CompanyOrder[]
  readonly next: string | undefined
  readonly isFirst: boolean
  /** The company whose orders are shown. Default: all companies. */
  readonly company: { readonly id: string; readonly name: string } | undefined
}

const addressOf = (tab: Tab, companyId: string | undefined, after?: string): string => {
  const params = new URLSearchParams({
    ...(tab !== 'open' && { show: tab }),
    ...(companyId !== undefined && { company: companyId }),
    ...(after !== undefined && { after }),
  })
  return params.size > 0 ? `${path}?${params}` : path
}

/** Unpaid orders, the one that is due first at the top. All orders are shown newest first. */
const queryOf = (tab: Tab, companyId: string | undefined, today: string) => {
  const ofCompany = companyId === undefined ? [] : [{ companyId }]
  if (tab === 'all')
    return { filter: { $and: ofCompany }, sort: [{ fieldName: 'createdDate', order: 'DESC' as const }] }
  const isLate = tab === 'overdue' ? [{ dueDate: { $lt: today } }] : []
  return {
    filter: { $and: [{ isOpen: true }, ...isLate, ...ofCompany] },
    sort: [{ fieldName: 'dueDate', order: 'ASC' as const }],
  }
}

export const loadCompanyOrders = async ({ url, call }: PageRequest): Promise<CompanyOrdersData> => {
  const tab = named(tabs, url.searchParams.get('show'), 'open')
  const after = url.searchParams.get('after')
  const companyId = readText(url.searchParams, 'company') || undefined
  const today = dayIn(await loadTimeZone(), new Date())
  const cursorPaging = { limit: pageSize, ...(after !== null && { cursor: after }) }
  const [{ orders, pagingMetadata }, company] = await Promise.all([
    shop.companies.queryCompanyOrders({ ...(after === null && queryOf(tab, companyId, today)), cursorPaging }, call),
    companyId === undefined ? undefined : shop.companies.getCompany(companyId),
  ])
  return { tab, orders, next: pagingMetadata.cursors.next, isFirst: after === null, company }
}

const emptyStates = {
  open: { title: texts.none, hint: texts.noneHint },
  overdue: { title: texts.noneOverdue, hint: texts.noneOverdueHint },
  all: { title: texts.noneAtAll, hint: texts.noneHint },
} as const

const NoOrders = ({ tab }: { tab: Tab }) => (
  <EmptyState
    title={emptyStates[tab].title}
    level={2}
    actions={<Button href={companiesPath}>{words.companies.showAll}</Button>}
  >
    {emptyStates[tab].hint}
  </EmptyState>
)

/** Lists the orders of companies: unpaid ones by due date, overdue ones, or all. */
export const CompanyOrdersPage = ({ data: { tab, orders, next, isFirst, company } }: PageProps<CompanyOrdersData>) => {
  const title = company ? texts.of(company.name) : texts.title
  useTitle(title)
  return (
    <Stack gap="lg">
      <PageHeader title={title}>{texts.hint}</PageHeader>
      <TabLinks
        label={title}
        tabs={tabs.map((one) => ({
          label: texts.shows[one],
          to: addressOf(one, company?.id),
          isActive: one === tab,
        }))}
      />
      <CompanyOrdersTable
        orders={orders}
        caption={title}
        hasCompanies={company === undefined}
        empty={<NoOrders tab={tab} />}
      />
      <Pager
        label={words.page}
        previousHref={isFirst ? undefined : addressOf(tab, company?.id)}
        nextHref={next === undefined ? undefined : addressOf(tab, company?.id, next)}
      />
    </Stack>
  )
}
