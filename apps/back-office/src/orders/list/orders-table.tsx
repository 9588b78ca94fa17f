import type { Order } from '@vitrine/client'
import { Badge, DateTime, EmptyState, Link, Table, type TableColumn } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { ArchivedStatus, PaymentStatus, FulfillmentStatus } from '../status-badges.tsx'
import { words } from '../../words/first.ts'
import { buyerName } from '../buyer-name.ts'
import { isUnseen } from './seen.ts'
import { tagName, tagIdsOf, type TagNames } from '../tags/tag-names.ts'

interface OrdersTableProps {
  readonly orders: readonly Order[]
  readonly caption: string
  readonly captionHidden?: boolean
  /** Column before all others, such as checkboxes. */
  readonly first?: TableColumn<Order>
  /** URL of an order's page. Default: without the list it is opened from. */
  readonly hrefOf?: (order: Order) => string
  /** Names of the tags to show. Without them, tags are not shown. */
  readonly tagNames?: TagNames
  /** Shown if there are no orders. */
  readonly empty?: ReactNode
}

const noOrders = (
  <EmptyState title={words.noOrders} level={2}>
    {words.noOrdersHint}
  </EmptyState>
)

const Marks = ({ order, tagNames }: { order: Order; tagNames: TagNames }) => (
  <span className="inline-flex flex-wrap gap-1">
    <ArchivedStatus order={order} />
    {tagIdsOf(order).map((id) => (
      <Badge key={id}>{tagName(tagNames, id)}</Badge>
    ))}
  </span>
)

export const OrdersTable = ({
  orders,
  caption,
  captionHidden = false,
  first,
  hrefOf = ({ id }) => `/orders/${id}`,
  tagNames,
  empty = noOrders,
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
        cell: (order) => (
          <span className="inline-flex flex-wrap items-center gap-2">
            <Link href={hrefOf(order)} className={isUnseen(order) ? 'font-bold' : ''}>
              {order.number}
            </Link>
            {isUnseen(order) && <span className="sr-only">{words.desk.unseen}</span>}
            {tagNames && <Marks order={order} tagNames={tagNames} />}
          </span>
        ),
      },
      { key: 'date', header: words.date, cell: ({ createdDate }) => <DateTime value={createdDate} show="date-time" /> },
      {
        key: 'buyer',
        header: words.buyer,
        cell: (order) => (isUnseen(order) ? <strong>{buyerName(order)}</strong> : buyerName(order)),
      },
      { key: 'payment', header: words.payment, cell: (order) => <PaymentStatus order={order} /> },
      { key: 'sending', header: words.fulfillment, cell: (order) => <FulfillmentStatus order={order} /> },
      {
        key: 'total',
        header: words.total,
        align: 'end',
        cell: ({ priceSummary }) => priceSummary.total.formattedAmount,
      },
    ]}
    empty={empty}
  />
)
