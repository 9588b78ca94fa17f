import type { Order } from '@vitrine/client'
import { PageHeader, Pager, Stack } from '@vitrine/ui'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import { useSearchParams } from 'react-router'
import { SearchForm } from '../search-form.tsx'
import { shop } from '../shop.ts'
import { ShowTabs } from '../show-tabs.tsx'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'
import { BulkFulfill } from './bulk-fulfill.tsx'
import { OrdersTable } from './orders-table.tsx'

const pageSize = 20

interface OrdersData {
  readonly orders: readonly Order[]
  readonly next?: string
}

const filters: Readonly<Record<string, object>> = {
  unpaid: { status: 'APPROVED', paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID', 'DECLINED'] } },
  unsent: { status: 'APPROVED', fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } },
}

export const loadOrders = async ({ url, call }: Asked): Promise<OrdersData> => {
  const { searchParams } = url
  const [cursor, expression] = [searchParams.get('after'), searchParams.get('q')?.trim() ?? '']
  const filter = filters[searchParams.get('show') ?? '']
  const { orders, metadata } = await shop.orders.searchOrders(
    {
      ...(filter && { filter }),
      ...(expression && { search: { expression } }),
      cursorPaging: { limit: pageSize, ...(cursor && { cursor }) },
    },
    call,
  )
  return { orders, next: metadata.cursors.next }
}

export const OrdersPage = ({ data: { orders, next } }: PageProps<OrdersData>) => {
  useTitle(words.orders)
  const [search] = useSearchParams()
  const [show, expression] = [search.get('show'), search.get('q') ?? '']
  const after = (cursor: string): string => {
    const params = new URLSearchParams(search)
    params.set('after', cursor)
    return `?${params}`
  }
  const first = new URLSearchParams([...search].filter(([name]) => name !== 'after'))
  return (
    <Stack gap="lg">
      <PageHeader title={words.orders} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ShowTabs
          label={words.orders}
          tabs={[
            { label: words.all, to: '/orders', isActive: show !== 'unsent' && show !== 'unpaid' },
            { label: words.unpaid, to: '/orders?show=unpaid', isActive: show === 'unpaid' },
            { label: words.unsent, to: '/orders?show=unsent', isActive: show === 'unsent' },
          ]}
        />
        <SearchForm label={words.searchOrders} expression={expression}>
          {show && <input type="hidden" name="show" value={show} />}
        </SearchForm>
      </div>
      <BulkFulfill orders={orders}>
        {(chosen) => (
          <OrdersTable
            orders={orders}
            caption={words.orders}
            captionHidden
            isFiltered={expression !== '' || show !== null}
            first={chosen}
          />
        )}
      </BulkFulfill>
      <Pager
        label={words.page}
        previousHref={search.has('after') ? `?${first}` : undefined}
        nextHref={next === undefined ? undefined : after(next)}
      />
    </Stack>
  )
}
