import type { Order } from '@vitrine/client'
import { DateTime, EmptyState, Link, Table, type TableColumn } from '@vitrine/ui'
import { PaymentStatus, SendingStatus } from '../statuses.tsx'
import { words } from '../words/en.ts'

const buyerName = ({ billingInfo, recipientInfo, buyerInfo }: Order): string => {
  const { firstName, lastName } = billingInfo?.contactDetails ?? recipientInfo?.contactDetails ?? {}
  return [firstName, lastName].filter(Boolean).join(' ') || (buyerInfo.email ?? '')
}

interface OrdersTableProps {
  readonly orders: readonly Order[]
  readonly caption: string
  readonly captionHidden?: boolean
  /** Something was looked for: an empty list then means something else. */
  readonly isFiltered?: boolean
  /** A column that stands before all others, such as what orders are chosen by. */
  readonly first?: TableColumn<Order>
}

export const OrdersTable = ({
  orders,
  caption,
  captionHidden = false,
  isFiltered = false,
  first,
}: OrdersTableProps) => (
  <Table
    caption={caption}
    captionHidden={captionHidden}
    rows={orders}
    rowKey={({ id }) => id}
    columns={[
      ...(first ? [first] : []),
      {
        key: 'number',
        header: words.orderColumn,
        rowHeader: true,
        cell: ({ id, number }) => <Link href={`/orders/${id}`}>{number}</Link>,
      },
      { key: 'date', header: words.date, cell: ({ createdDate }) => <DateTime value={createdDate} show="date-time" /> },
      { key: 'buyer', header: words.buyer, cell: buyerName },
      { key: 'payment', header: words.payment, cell: (order) => <PaymentStatus order={order} /> },
      { key: 'sending', header: words.sending, cell: (order) => <SendingStatus order={order} /> },
      {
        key: 'total',
        header: words.total,
        align: 'end',
        cell: ({ priceSummary }) => priceSummary.total.formattedAmount,
      },
    ]}
    empty={
      <EmptyState title={isFiltered ? words.noOrdersFound : words.noOrders} level={2}>
        {isFiltered ? words.noOrdersFoundHint : words.noOrdersHint}
      </EmptyState>
    }
  />
)
