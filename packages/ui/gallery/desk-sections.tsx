import type { ReactNode } from 'react'
import {
  ActivityList,
  Badge,
  Button,
  DateTime,
  IconButton,
  Link,
  Money,
  MoreIcon,
  PageHeader,
  Pager,
  Pagination,
  PostalAddress,
  Stack,
  showToast,
  Table,
  type TableColumn,
} from '../src/index.ts'
import { Menu } from '../src/overlay/menu.tsx'
import { Tabs } from '../src/layout/tabs.tsx'

interface OrderRow {
  number: string
  placed: string
  customer: string
  state: ReactNode
  total: string
}

const orders: OrderRow[] = [
  {
    number: '10482',
    placed: '2025-03-14T09:30:00Z',
    customer: 'Maeve Byrne',
    state: (
      <Badge tone="positive" dot>
        Paid
      </Badge>
    ),
    total: '140.00',
  },
  {
    number: '10481',
    placed: '2025-03-13T17:05:00Z',
    customer: 'João Antunes',
    state: (
      <Badge tone="caution" dot>
        Waiting
      </Badge>
    ),
    total: '1289.50',
  },
  {
    number: '10480',
    placed: '2025-03-13T08:12:00Z',
    customer: 'Noa Levi',
    state: (
      <Badge tone="critical" dot>
        Declined
      </Badge>
    ),
    total: '38.50',
  },
]

const orderColumns: TableColumn<OrderRow>[] = [
  {
    key: 'number',
    header: 'Order',
    rowHeader: true,
    cell: (order) => <Link href={`#${order.number}`}>{order.number}</Link>,
  },
  {
    key: 'placed',
    header: 'Placed',
    sort: { href: '#sort', direction: 'descending' },
    cell: (order) => <DateTime value={order.placed} show="date-time" />,
  },
  { key: 'customer', header: 'Customer', cell: (order) => order.customer },
  { key: 'state', header: 'State', cell: (order) => order.state },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    sort: { href: '#sort-total' },
    cell: (order) => <Money amount={order.total} currency="EUR" />,
  },
  {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: (order) => (
      <Menu
        trigger={
          <IconButton size="small" label={`Actions for ${order.number}`}>
            <MoreIcon />
          </IconButton>
        }
        items={[
          { label: 'Open', href: `#${order.number}` },
          { label: 'Print a slip', onSelect: () => showToast({ message: `Slip of ${order.number} printed` }) },
          'divider',
          {
            label: 'Cancel order',
            tone: 'critical',
            onSelect: () => showToast({ message: 'Order canceled', onUndo: () => {} }),
          },
        ]}
      />
    ),
  },
]

export function Orders() {
  return (
    <section data-density="compact">
      <PageHeader
        title="Orders, in the back office"
        above={
          <Link href="#back" tone="quiet">
            Back to orders
          </Link>
        }
        actions={
          <>
            <Button>Export</Button>
            <Button variant="primary">New order</Button>
          </>
        }
      >
        Everything placed in the last thirty days.
      </PageHeader>
      <Stack gap="lg">
        <Table caption="Orders" captionHidden columns={orderColumns} rows={orders} rowKey={(order) => order.number} />
        <Pagination page={4} pageCount={12} hrefFor={(page) => `#page-${page}`} />
        <Pager label="Newer and older orders" nextHref="#next" />
        <Tabs
          label="Parts of the order"
          items={[
            {
              value: 'lines',
              label: 'Line items',
              content: <PostalAddress lines={['Maeve Byrne', '4 Quay Street', 'Galway']} />,
            },
            { value: 'payments', label: 'Payments', content: <p>Paid by card.</p> },
            {
              value: 'events',
              label: 'Events',
              content: (
                <ActivityList
                  items={[
                    { what: 'Sent', when: '2025-03-15T08:00:00Z', where: ['Warehouse', '203.0.113.7'] },
                    { what: 'Paid', when: '2025-03-14T09:30:00Z', where: [] },
                  ]}
                />
              ),
            },
            { value: 'returns', label: 'Returns', content: null, disabled: true },
          ]}
        />
      </Stack>
    </section>
  )
}
