import type { Order, OrderReturn } from '@vitrine/client'
import {
  Breadcrumbs,
  Button,
  DateTime,
  EmptyState,
  Link,
  PageHeader,
  Pager,
  SelectField,
  Stack,
  Table,
  TextField,
} from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { optionsOf } from '../form/options.ts'
import { buyerName } from '../orders/buyer-name.ts'
import { KeyboardShortcuts } from '../orders/list/keyboard-shortcuts.tsx'
import { applyForm, FilterForm } from '../page/filter-form.tsx'
import { TabLinks } from '../page/tab-links.tsx'
import { useTitle } from '../page/use-title.ts'
import { locale, words } from '../words/words.ts'
import { findReturns, maxSearchedOrders, type FoundReturns } from './find-returns.ts'
import { nameOfLine } from './return-line.tsx'
import { ReturnStatus } from './return-status.tsx'
import { reasonOf, WithdrawalBadge } from './withdrawal.tsx'
import {
  isNarrowed,
  returnViewParams,
  returnsAddress,
  tabNames,
  readReturnView,
  type ReturnView,
} from './return-view.ts'

const { returns } = words
const { list: texts } = returns

export const loadReturns = async ({ url: { searchParams }, call }: PageRequest): Promise<FoundReturns> =>
  findReturns(readReturnView(searchParams), { after: searchParams.get('after') ?? undefined, signal: call.signal })

const inShort = ({ count, hasMore }: { count: number; hasMore: boolean }): string =>
  `${count.toLocaleString(locale)}${hasMore ? '+' : ''}`

/** Search and filter. Both are in the URL. */
const SearchAndFilter = ({ view }: { view: ReturnView }) => (
  <FilterForm
    path="/orders/returns"
    address={returnsAddress(view)}
    hidden={{ show: view.tab === 'waiting' ? undefined : view.tab }}
    className="grid items-start gap-4 sm:grid-cols-[1fr_14rem]"
  >
    <TextField
      label={texts.search}
      hint={texts.searchHint}
      type="search"
      name="q"
      defaultValue={view.expression}
      maxLength={100}
      mark="none"
    />
    <SelectField
      label={texts.resolutionFilter}
      name="wish"
      options={[{ value: '', label: texts.any }, ...optionsOf(returns.resolutions)]}
      defaultValue={view.resolution ?? ''}
      mark="none"
      onChange={applyForm}
    />
  </FilterForm>
)

const NoReturns = ({ view }: { view: ReturnView }) => (
  <EmptyState
    title={isNarrowed(view) ? texts.none : texts.empty[view.tab]}
    level={2}
    actions={
      (isNarrowed(view) || view.tab !== 'all') && <Button href="/orders/returns?show=all">{texts.showAll}</Button>
    }
  >
    {isNarrowed(view) ? texts.noneHint : texts.emptyHints[view.tab]}
  </EmptyState>
)

const Items = ({ order, orderReturn: { items } }: { order: Order | undefined; orderReturn: OrderReturn }) => (
  <ul className="m-0 grid list-none gap-1 p-0">
    {items.map((item) => (
      <li key={item.lineItemId}>
        {order && texts.nameOfRow(item.quantity, nameOfLine(order, item.lineItemId))}
        <span className="block text-sm text-muted">{reasonOf(item).join(' · ')}</span>
      </li>
    ))}
  </ul>
)

const ReturnsTable = ({ returns: rows, orders, view }: FoundReturns) => (
  <Table
    caption={returns.title}
    captionHidden
    rows={rows}
    rowKey={({ id }) => id}
    empty={<NoReturns view={view} />}
    columns={[
      {
        key: 'order',
        header: texts.order,
        rowHeader: true,
        cell: ({ orderId, orderNumber, id }) => <Link href={`/orders/${orderId}#return-${id}`}>{orderNumber}</Link>,
      },
      {
        key: 'date',
        header: texts.date,
        cell: ({ createdDate }) => <DateTime value={createdDate} show="date-time" />,
      },
      {
        key: 'customer',
        header: texts.customer,
        cell: ({ orderId }) => {
          const order = orders.get(orderId)
          return order && buyerName(order)
        },
      },
      {
        key: 'items',
        header: texts.what,
        cell: (one) => <Items order={orders.get(one.orderId)} orderReturn={one} />,
      },
      {
        key: 'wish',
        header: texts.requestedResolution,
        cell: ({ wish: resolution, kind }) =>
          kind === 'WITHDRAWAL' ? <WithdrawalBadge kind={kind} /> : returns.resolutions[resolution],
      },
      { key: 'state', header: texts.state, cell: ({ status }) => <ReturnStatus status={status} /> },
    ]}
  />
)

/** Lists the store's returns, starting with those that need action. */
export const ReturnsPage = ({ data }: PageProps<FoundReturns>) => {
  useTitle(returns.title)
  const { view, next, counts, hasMoreOrders } = data
  const [search] = useSearchParams()
  const place = useRef<HTMLDivElement>(null)
  return (
    <Stack gap="lg">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.orders, href: '/orders' }, { label: returns.title }]} />}
        title={returns.title}
      >
        {texts.hint}
      </PageHeader>
      <TabLinks
        label={returns.title}
        tabs={tabNames.map((tab) => ({
          label: texts.tabs[tab],
          to: returnsAddress({ ...view, tab }),
          isActive: tab === view.tab,
          count: inShort(counts[tab]),
        }))}
      />
      <SearchAndFilter view={view} />
      {hasMoreOrders && <p className="text-sm text-muted">{texts.tooMany(maxSearchedOrders)}</p>}
      <div ref={place} className="[&_tr:has(:focus-visible)]:bg-wash">
        <ReturnsTable {...data} />
      </div>
      <div>
        <KeyboardShortcuts list={() => place.current} descriptions={texts.keys} />
      </div>
      <Pager
        label={words.page}
        previousHref={search.has('after') ? returnsAddress(view) : undefined}
        nextHref={
          next === undefined ? undefined : `?${new URLSearchParams([...returnViewParams(view), ['after', next]])}`
        }
      />
    </Stack>
  )
}
