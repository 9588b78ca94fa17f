import type { Order, OrderCount } from '@vitrine/client'
import { Button, Checkbox, Dialog, EmptyState, PageHeader, Pager, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { useTimeZone } from '../../clock/use-time-zone.ts'
import { shop } from '../../shop.ts'
import { TabLinks } from '../../page/tab-links.tsx'
import { StatusLegend } from '../status-badges.tsx'
import { useTitle } from '../../page/use-title.ts'
import { locale, words } from '../../words/words.ts'
import { ExportButton } from '../../export/export-button.tsx'
import { BulkBar, type BulkShortcuts } from './bulk-bar.tsx'
import { exportOrders } from './export-orders.ts'
import { ChosenFilters, SearchAndFilters } from './filters.tsx'
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx'
import { useSelection, type Selection } from '../../page/use-selection.ts'
import type { TagNames } from '../tags/tag-names.ts'
import { loadTagNames } from '../tags/load-tags.ts'
import {
  isFiltered,
  listAddress,
  orderAddress,
  orderViewParams,
  searchOf,
  tabs,
  readOrderView,
  type Tab,
  type OrderView,
} from './order-view.ts'
import { OrdersTable } from './orders-table.tsx'

const { desk: texts } = words
const pageSize = 50
const tabNames = Object.keys(tabs) as Tab[]

interface OrdersData {
  readonly view: OrderView
  readonly orders: readonly Order[]
  readonly next: string | undefined
  /** Number of orders by tab. */
  readonly counts: Readonly<Record<Tab, OrderCount>>
  /** Number of results, if a search or filter is active. */
  readonly found: OrderCount | undefined
  readonly tagNames: TagNames
}

const ofTab = (tab: Tab): OrderView => ({ tab, expression: '', filters: {} })

export const loadOrders = async ({ url, call }: PageRequest): Promise<OrdersData> => {
  const view = readOrderView(url.searchParams)
  const timeZone = await loadTimeZone()
  const cursor = url.searchParams.get('after')
  const isNarrowed = isFiltered({ ...view, tab: 'all' })
  const counted = [...tabNames.map(ofTab), ...(isNarrowed ? [view] : [])]
  const [{ orders, metadata }, counts, tagNames] = await Promise.all([
    shop.orders.searchOrders(
      cursor
        ? { cursorPaging: { limit: pageSize, cursor } }
        : { ...searchOf(view, timeZone), cursorPaging: { limit: pageSize } },
      call,
    ),
    shop.orders.countOrders(
      counted.map((one) => searchOf(one, timeZone)),
      call,
    ),
    loadTagNames(),
  ])
  return {
    view,
    orders,
    next: metadata.cursors.next,
    counts: Object.fromEntries(tabNames.map((tab, at) => [tab, counts[at]!])) as Record<Tab, OrderCount>,
    found: isNarrowed ? counts.at(-1) : undefined,
    tagNames,
  }
}

const inShort = ({ count, hasMore }: OrderCount): string => `${count.toLocaleString(locale)}${hasMore ? '+' : ''}`

const Legend = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" size="small" variant="quiet" onClick={() => setOpen(true)}>
        {texts.legend}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.legend}
        description={texts.legendHint}
        size="small"
      >
        <StatusLegend />
      </Dialog>
    </>
  )
}

/** Empty state: no results, or no orders yet. */
const NoOrders = ({ view }: { view: OrderView }) => {
  const isNarrowed = isFiltered({ ...view, tab: 'all' })
  return (
    <EmptyState
      title={isNarrowed ? words.noOrdersFound : texts.emptyTabs[view.tab]}
      level={2}
      actions={isFiltered(view) && <Button href="/orders">{texts.showAll}</Button>}
    >
      {isNarrowed ? words.noOrdersFoundHint : texts.emptyHints[view.tab]}
    </EmptyState>
  )
}

const chooseColumn = ({ has, toggle }: Selection<Order>) => ({
  key: 'choose',
  header: words.shipments.choose,
  headerHidden: true,
  cell: ({ id, number }: Order) => (
    <Checkbox label={words.shipments.chooseOrder(number)} labelHidden checked={has(id)} onChange={() => toggle(id)} />
  ),
})

type ListProps = Pick<OrdersData, 'view' | 'orders' | 'tagNames'>

/** A page of orders with bulk actions for the selected ones. */
const OrderList = ({ view, orders, tagNames }: ListProps) => {
  const selection = useSelection(orders)
  const list = useRef<HTMLDivElement>(null)
  const bar = useRef<BulkShortcuts>(undefined)
  const keys = () => ({
    toggle: (row: number) => selection.toggle(orders[row]!.id),
    toggleAll: selection.toggleAll,
    fulfill: () => bar.current?.fulfill(),
    archive: () => bar.current?.archive(),
    tag: () => bar.current?.tag(),
  })
  return (
    <div>
      {orders.length > 0 && (
        <BulkBar
          count={orders.length}
          selection={selection}
          tagNames={tagNames}
          onShortcuts={(now) => {
            bar.current = now
          }}
        />
      )}
      <div ref={list} className="[&_tr:has(:focus-visible)]:bg-wash">
        <OrdersTable
          orders={orders}
          caption={words.orders}
          captionHidden
          first={chooseColumn(selection)}
          hrefOf={(order) => orderAddress(order, view)}
          tagNames={tagNames}
          empty={<NoOrders view={view} />}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Legend />
        <KeyboardShortcuts list={() => list.current} keys={keys} />
      </div>
    </div>
  )
}

export const OrdersPage = ({ data: { view, orders, next, counts, found, tagNames } }: PageProps<OrdersData>) => {
  useTitle(words.orders)
  const [search] = useSearchParams()
  const timeZone = useTimeZone()
  const after = next === undefined ? undefined : `?${new URLSearchParams([...orderViewParams(view), ['after', next]])}`
  return (
    <Stack gap="lg">
      <PageHeader
        title={words.orders}
        actions={
          <>
            <ExportButton
              name="orders"
              labels={texts}
              collect={(exporting) => exportOrders(searchOf(view, timeZone), { tagNames, timeZone, ...exporting })}
            />
            <Button href="/orders/new" variant="primary">
              {texts.create}
            </Button>
          </>
        }
      />
      <TabLinks
        label={words.orders}
        tabs={tabNames.map((tab) => ({
          label: texts.tabs[tab],
          to: listAddress({ ...view, tab }),
          isActive: tab === view.tab,
          count: inShort(counts[tab]),
        }))}
      />
      <SearchAndFilters view={view} tagNames={tagNames} />
      <ChosenFilters view={view} tagNames={tagNames} />
      {found && orders.length > 0 && <p className="text-sm text-muted">{texts.found(found.count, found.hasMore)}</p>}
      {/* The key resets the selection when the list changes. */}
      <OrderList key={search.toString()} view={view} orders={orders} tagNames={tagNames} />
      <Pager label={words.page} previousHref={search.has('after') ? listAddress(view) : undefined} nextHref={after} />
    </Stack>
  )
}
