import type { Order } from '@vitrine/client'
import { Button, DateTime, EmptyState, Link, Stack, Table } from '@vitrine/ui'
import { useAside, useWords } from '../words/use-words.tsx'
import { AccountFrame, type AccountData } from './account-frame.tsx'
import { OrderStatus } from './orders/order-status.tsx'

interface OrdersData extends AccountData {
  readonly orders: readonly Order[]
  /** Cursor of the next page of older orders, if any. */
  readonly older?: string
  /** Whether this is not the first page. */
  readonly isLater: boolean
}

const NoOrders = () => {
  const { continueShopping: keepLooking } = useWords()
  const aside = useAside()
  return (
    <EmptyState title={aside.noOrders} level={3} actions={<Button href="/">{keepLooking}</Button>}>
      {aside.noOrdersHint}
    </EmptyState>
  )
}

/** Shows a member's orders. */
export const AccountPage = ({ member, orders, older, isLater }: OrdersData) => {
  const words = useWords()
  const aside = useAside()
  return (
    <AccountFrame member={member} section="orders">
      <Stack gap="lg">
        <h2 className="font-display text-2xl">{aside.orders}</h2>
        <Table
          caption={aside.orders}
          captionHidden
          rows={orders}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'number',
              header: aside.orderNumber,
              rowHeader: true,
              cell: ({ id, number }) => <Link href={`/account/orders/${id}`}>{number}</Link>,
            },
            { key: 'date', header: aside.date, cell: ({ createdDate }) => <DateTime value={createdDate} /> },
            { key: 'status', header: aside.status, cell: (order) => <OrderStatus order={order} /> },
            {
              key: 'total',
              header: words.shopping.total,
              align: 'end',
              cell: ({ priceSummary }) => priceSummary.total.formattedAmount,
            },
          ]}
          empty={<NoOrders />}
        />
        {(isLater || older) && (
          <p className="flex flex-wrap gap-6">
            {isLater && <Link href="/account">{aside.accountPages.newestOrders}</Link>}
            {older && (
              <Link href={`/account?${new URLSearchParams({ orders: older })}`}>{aside.accountPages.olderOrders}</Link>
            )}
          </p>
        )}
      </Stack>
    </AccountFrame>
  )
}
