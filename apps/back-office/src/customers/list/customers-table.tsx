import type { Customer } from '@vitrine/client'
import { Badge, DateTime, Link, Money, Table, type TableColumn } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { AccountActions } from '../../members/account-actions.tsx'
import { actionColumn } from '../../page/table-section.tsx'
import { words } from '../../words/words.ts'
import { AccountState } from '../account-state.tsx'
import { customerContact, customerName } from '../customer-name.ts'

const { customers: texts } = words
const shownTags = 3

const Name = ({ customer }: { customer: Customer }) => {
  const more = customer.tags.length - shownTags
  return (
    <span className="block min-w-0 break-words">
      <Link href={`/customers/${customer.id}`}>{customerName(customer)}</Link>
      <bdi className="block text-sm font-normal break-all text-muted">{customerContact(customer)}</bdi>
      {customer.tags.length > 0 && (
        <span className="mt-1 inline-flex flex-wrap gap-1">
          {customer.tags.slice(0, shownTags).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {more > 0 && <Badge>{`+${more}`}</Badge>}
        </span>
      )}
    </span>
  )
}

const accountColumn = actionColumn<Customer>({
  key: 'actions',
  header: texts.actions,
  cell: (customer) => <AccountActions customer={customer} size="small" />,
})

interface CustomersTableProps {
  readonly customers: readonly Customer[]
  readonly currency: string
  /** Column before all others, such as checkboxes. */
  readonly first: TableColumn<Customer>
  readonly empty: ReactNode
  /** Whether the rows have the actions of accounts. */
  readonly hasActions: boolean
}

/** A table of customers with their figures. */
export const CustomersTable = ({ customers, currency, first, empty, hasActions }: CustomersTableProps) => (
  <Table
    caption={texts.title}
    captionHidden
    rows={customers}
    rowKey={({ id }) => id}
    columns={[
      first,
      { key: 'customer', header: texts.customer, rowHeader: true, cell: (customer) => <Name customer={customer} /> },
      { key: 'account', header: texts.columns.account, cell: (customer) => <AccountState customer={customer} /> },
      {
        key: 'consent',
        header: texts.columns.consent,
        cell: ({ emailConsent }) => texts.consentStates[emailConsent.status],
      },
      {
        key: 'lastOrder',
        header: texts.columns.lastOrder,
        cell: ({ lastOrderDate }) =>
          lastOrderDate ? <DateTime value={lastOrderDate} /> : <span className="text-muted">{texts.never}</span>,
      },
      { key: 'orders', header: texts.columns.orders, align: 'end', cell: ({ orderCount }) => orderCount },
      {
        key: 'spent',
        header: texts.columns.spent,
        align: 'end',
        cell: ({ spent }) => <Money amount={spent} currency={currency} />,
      },
      ...(hasActions ? [accountColumn] : []),
    ]}
    empty={empty}
  />
)
