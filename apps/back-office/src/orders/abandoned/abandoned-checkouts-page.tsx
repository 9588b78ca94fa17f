import type { AbandonedCheckout } from '@vitrine/client'
import { Breadcrumbs, Button, DateTime, EmptyState, Grid, Link, Money, PageHeader, Stack, Table } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { Figure } from '../../page/figure.tsx'
import { PagesNav } from '../../page/pages-nav.tsx'
import { SearchForm } from '../../page/search-form.tsx'
import { TabLinks } from '../../page/tab-links.tsx'
import { useTitle } from '../../page/use-title.ts'
import { locale, words } from '../../words/words.ts'
import { AbandonedStatus } from './abandoned-status.tsx'
import {
  abandonedFilters,
  buyerNameOf,
  contactOf,
  sentCountOf,
  sumOf,
  type AbandonedData,
  type AbandonedFilter,
} from './find-abandoned.ts'

const { abandoned: texts } = words

const keptOf = (show: AbandonedFilter, expression: string): Record<string, string> => ({
  ...(show !== 'all' && { show }),
  ...(expression !== '' && { q: expression }),
})

const hrefOf = (show: AbandonedFilter, expression: string): string => {
  const params = new URLSearchParams(keptOf(show, expression))
  return params.size > 0 ? `/orders/abandoned?${params}` : '/orders/abandoned'
}

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

/** Figures of the last 30 days: those of the most frequent currency, with the values of the others. */
const Figures = ({ figures }: Pick<AbandonedData, 'figures'>) => {
  const values = (name: 'abandonedValue' | 'recoveredValue') =>
    figures.map(({ currency, ...one }) => (
      <span key={currency} className="block text-sm text-muted">
        <Money amount={one[name]} currency={currency} />
      </span>
    ))
  const [abandoned, recovered] = [sumOf(figures, 'abandonedCount'), sumOf(figures, 'recoveredCount')]
  if (abandoned === 0) return null
  return (
    <Grid least="sm" gap="md">
      <Figure label={texts.abandonedFigure}>
        {abandoned}
        {values('abandonedValue')}
      </Figure>
      <Figure label={texts.recoveredFigure}>
        {recovered}
        {values('recoveredValue')}
      </Figure>
      <Figure label={texts.rateFigure}>{percent.format(recovered / abandoned)}</Figure>
    </Grid>
  )
}

const columns = [
  {
    key: 'buyer',
    header: texts.buyer,
    rowHeader: true,
    cell: (row: AbandonedCheckout) => (
      <span className="block min-w-0 break-words">
        <Link href={`/orders/abandoned/${row.id}`}>{buyerNameOf(row) || texts.unnamed}</Link>
        <bdi className="block text-sm font-normal text-muted">{contactOf(row)}</bdi>
      </span>
    ),
  },
  {
    key: 'left',
    header: texts.left,
    cell: ({ createdDate }: AbandonedCheckout) => createdDate && <DateTime value={createdDate} show="date-time" />,
  },
  {
    key: 'status',
    header: texts.status,
    cell: ({ status = 'ABANDONED' }: AbandonedCheckout) => <AbandonedStatus status={status} />,
  },
  { key: 'emails', header: texts.emails, cell: (row: AbandonedCheckout) => texts.emailsSent(sentCountOf(row)) },
  {
    key: 'total',
    header: words.total,
    align: 'end' as const,
    cell: ({ totalPrice }: AbandonedCheckout) => totalPrice?.formattedAmount,
  },
]

/** Lists abandoned checkouts, newest first. */
export const AbandonedCheckoutsPage = ({ data }: PageProps<AbandonedData>) => {
  useTitle(texts.title)
  const { rows, show, expression, figures, next, isFirst } = data
  const isFiltered = show !== 'all' || expression !== ''
  return (
    <Stack gap="lg">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.orders, href: '/orders' }, { label: texts.title }]} />}
        title={texts.title}
        actions={<Button href="/orders/abandoned/settings">{texts.settings}</Button>}
      >
        {texts.hint}
      </PageHeader>
      <Figures figures={figures} />
      <SearchForm label={texts.search} expression={expression}>
        {show !== 'all' && <input type="hidden" name="show" value={show} />}
      </SearchForm>
      <TabLinks
        label={texts.filter}
        tabs={abandonedFilters.map((one) => ({
          label: texts.shows[one],
          to: hrefOf(one, expression),
          isActive: one === show,
        }))}
      />
      <Table
        caption={texts.title}
        captionHidden
        rows={rows}
        rowKey={({ id = '' }) => id}
        columns={columns}
        empty={
          <EmptyState title={isFiltered ? texts.noneFound : texts.none} level={2}>
            {isFiltered ? texts.noneFoundHint : texts.noneHint}
          </EmptyState>
        }
      />
      <PagesNav next={next} isFirst={isFirst} keep={keptOf(show, expression)} words={words.coupons} />
    </Stack>
  )
}
