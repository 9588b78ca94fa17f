import type { Company } from '@vitrine/client'
import { Badge, Button, EmptyState, Link, Money, PageHeader, Pager, Stack, Table } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useAccess } from '../../access/access.tsx'
import { FilterForm, SearchAndSort } from '../../page/filter-form.tsx'
import { TabLinks } from '../../page/tab-links.tsx'
import { useTitle } from '../../page/use-title.ts'
import { shop } from '../../shop.ts'
import { locale, words } from '../../words/words.ts'
import {
  companiesAddress,
  companiesPath,
  companyViewParams,
  filterOf,
  isNarrowed,
  queryOf,
  readCompanyView,
  sortNames,
  tabNames,
  type CompanyView,
} from './company-view.ts'

const { companies: texts } = words
const pageSize = 50

interface CompaniesData {
  readonly view: CompanyView
  readonly companies: readonly Company[]
  readonly next: string | undefined
  readonly isFirst: boolean
  readonly count: number
  readonly currency: string
}

export const loadCompanies = async ({ url, call }: PageRequest): Promise<CompaniesData> => {
  const view = readCompanyView(url.searchParams)
  const after = url.searchParams.get('after')
  const cursorPaging = { limit: pageSize, ...(after !== null && { cursor: after }) }
  const [{ companies, pagingMetadata }, count, { siteSettings }] = await Promise.all([
    shop.companies.queryCompanies({ ...(after === null && queryOf(view)), cursorPaging }, call),
    shop.companies.countCompanies(isNarrowed(view) ? { filter: filterOf(view) } : {}, call),
    shop.backOffice.getSiteSettings(),
  ])
  const { next } = pagingMetadata.cursors
  return { view, companies, next, isFirst: after === null, count, currency: siteSettings.currency }
}

const AddButtons = () => {
  const { mayChange } = useAccess()
  return (
    mayChange && (
      <>
        <Button href="/customers/companies/import">{texts.import}</Button>
        <Button href="/customers/companies/new" variant="primary">
          {texts.add}
        </Button>
      </>
    )
  )
}

const NoCompanies = ({ view }: { view: CompanyView }) =>
  isNarrowed(view) ? (
    <EmptyState title={texts.noneFound} level={2} actions={<Button href={companiesPath}>{texts.showAll}</Button>}>
      {texts.noneFoundHint}
    </EmptyState>
  ) : (
    <EmptyState title={texts.none} level={2} actions={<AddButtons />}>
      {texts.noneHint}
    </EmptyState>
  )

/** Search and order of the list. Both are in the URL. */
const CompanySearch = ({ view }: { view: CompanyView }) => (
  <FilterForm
    path={companiesPath}
    address={companiesAddress(view)}
    hidden={{ show: view.tab === 'all' ? undefined : view.tab }}
  >
    <SearchAndSort texts={texts} view={view} sortNames={sortNames} />
  </FilterForm>
)

const Name = ({ company: { id, name, externalId, taxId, tags } }: { company: Company }) => (
  <span className="block min-w-0 break-words">
    <Link href={`${companiesPath}/${id}`}>{name}</Link>
    <bdi className="block text-sm font-normal break-all text-muted">
      {[externalId, taxId?.id].filter(Boolean).join(' · ')}
    </bdi>
    {tags.length > 0 && (
      <span className="mt-1 inline-flex flex-wrap gap-1">
        {tags.slice(0, 3).map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {tags.length > 3 && <Badge>{`+${tags.length - 3}`}</Badge>}
      </span>
    )}
  </span>
)

const CompaniesTable = ({ companies, currency, view }: CompaniesData) => (
  <Table
    caption={texts.title}
    captionHidden
    rows={companies}
    rowKey={({ id }) => id}
    empty={<NoCompanies view={view} />}
    columns={[
      { key: 'name', header: texts.one, rowHeader: true, cell: (company) => <Name company={company} /> },
      {
        key: 'people',
        header: texts.columns.people,
        align: 'end',
        cell: ({ personCount }) => personCount.toLocaleString(locale),
      },
      { key: 'terms', header: texts.columns.terms, cell: ({ paymentTerms }) => texts.terms[paymentTerms] },
      {
        key: 'orders',
        header: texts.columns.orders,
        align: 'end',
        cell: ({ orderCount }) => orderCount.toLocaleString(locale),
      },
      {
        key: 'spent',
        header: texts.columns.spent,
        align: 'end',
        cell: ({ spent }) => <Money amount={spent} currency={currency} />,
      },
      {
        key: 'open',
        header: texts.columns.open,
        align: 'end',
        cell: ({ openAmount }) => <Money amount={openAmount} currency={currency} />,
      },
    ]}
  />
)

/** Lists companies, with search and figures. */
export const CompaniesPage = ({ data }: PageProps<CompaniesData>) => {
  useTitle(texts.title)
  const { view, next, isFirst, count, companies } = data
  const after =
    next === undefined ? undefined : `?${new URLSearchParams([...companyViewParams(view), ['after', next]])}`
  const isEmpty = companies.length === 0 && !isNarrowed(view) && isFirst
  return (
    <Stack gap="lg">
      <PageHeader title={texts.title} actions={!isEmpty && <AddButtons />}>
        {texts.hint}
      </PageHeader>
      {!isEmpty && (
        <>
          <TabLinks
            label={texts.title}
            tabs={tabNames.map((tab) => ({
              label: texts.shows[tab],
              to: companiesAddress({ ...view, tab }),
              isActive: tab === view.tab,
            }))}
          />
          <CompanySearch view={view} />
          <p role="status" className="text-sm text-muted">
            {texts.count(count)}
          </p>
        </>
      )}
      <CompaniesTable {...data} />
      <Pager label={words.page} previousHref={isFirst ? undefined : companiesAddress(view)} nextHref={after} />
    </Stack>
  )
}
