import type { CompanyOrder } from '@vitrine/client'
import { Badge, DateTime, Link, Money, Table, type TableColumn } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Day } from '../../clock/day.tsx'
import { words } from '../../words/words.ts'
import { companiesPath } from '../list/company-view.ts'

const { companyOrders: texts, companies } = words

const Due = ({ order: { dueDate, isOverdue } }: { order: CompanyOrder }) =>
  dueDate === undefined ? (
    '–'
  ) : (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Day day={dueDate} />
      {isOverdue && (
        <Badge tone="critical" dot>
          {companies.overdue}
        </Badge>
      )}
    </span>
  )

const companyColumn: TableColumn<CompanyOrder> = {
  key: 'company',
  header: texts.company,
  cell: ({ companyId, companyName }) => <Link href={`${companiesPath}/${companyId}`}>{companyName}</Link>,
}

interface CompanyOrdersTableProps {
  readonly orders: readonly CompanyOrder[]
  readonly caption: string
  /** Whether the orders are of several companies. */
  readonly hasCompanies?: boolean
  readonly empty?: ReactNode
}

/** Orders of companies with their due dates and unpaid amounts. */
export const CompanyOrdersTable = ({ orders, caption, hasCompanies = false, empty }: CompanyOrdersTableProps) => (
  <Table
    caption={caption}
    captionHidden
    rows={orders}
    rowKey={({ id }) => id}
    empty={empty}
    columns={[
      {
        key: 'number',
        header: texts.order,
        rowHeader: true,
        cell: ({ id, number, buyerName }) => (
          <span className="block">
            <Link href={`/orders/${id}`}>{number}</Link>
            {buyerName && <span className="block text-sm font-normal break-words text-muted">{buyerName}</span>}
          </span>
        ),
      },
      ...(hasCompanies ? [companyColumn] : []),
      { key: 'date', header: texts.date, cell: ({ createdDate }) => <DateTime value={createdDate} /> },
      { key: 'due', header: texts.due, cell: (order) => <Due order={order} /> },
      {
        key: 'payment',
        header: texts.payment,
        cell: ({ paymentStatus }) => words.paymentStates[paymentStatus as 'PAID'] ?? paymentStatus,
      },
      {
        key: 'total',
        header: texts.total,
        align: 'end',
        cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
      },
      {
        key: 'open',
        header: texts.open,
        align: 'end',
        cell: ({ openAmount, currency }) => <Money amount={openAmount} currency={currency} />,
      },
    ]}
  />
)
