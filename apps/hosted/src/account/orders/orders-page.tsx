import { Badge, Button, DateTime, EmptyState, Link, Stack, Table } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import type { OrderRow } from './order-view.ts'
import { Heading } from '../part.tsx'

export interface OrdersData extends AccountData {
  readonly rows: readonly OrderRow[]
  readonly shopHref: string
  readonly olderHref?: string
  readonly newestHref?: string
  /** The name of the company that the member orders for. */
  readonly company?: string
}

const hrefOf = ({ id }: OrderRow): string => `/hosted/account/orders/detail?${new URLSearchParams({ id })}`

/** Lists a member's orders, newest first. */
export const OrdersPage = ({ rows, shopHref, olderHref, newestHref, company, ...account }: OrdersData) => {
  const words = useWords()
  return (
    <AccountLayout {...account}>
      <Stack gap="lg">
        <Heading title={words.orders} />
        {company !== undefined && (
          <p>
            <Link href="/hosted/account/company">{words.ownCompany.hint(company)}</Link>
          </p>
        )}
        <Table
          caption={words.orders}
          captionHidden
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'number',
              header: words.order,
              rowHeader: true,
              cell: (row) => <Link href={hrefOf(row)}>{words.orderTitle(row.number)}</Link>,
            },
            { key: 'date', header: words.orderDate, cell: ({ date }) => <DateTime value={date} /> },
            {
              key: 'status',
              header: words.orderStatus,
              cell: ({ status }) => (
                <Badge tone={status.tone} dot>
                  {status.label}
                </Badge>
              ),
            },
            { key: 'total', header: words.total, align: 'end', cell: ({ total }) => total },
          ]}
          empty={
            <EmptyState title={words.noOrders} level={3} actions={<Button href={shopHref}>{words.backToStore}</Button>}>
              {words.noOrdersHint}
            </EmptyState>
          }
        />
        {(newestHref !== undefined || olderHref !== undefined) && (
          <p className="flex justify-between gap-4">
            <span>{newestHref !== undefined && <Link href={newestHref}>{words.newestOrders}</Link>}</span>
            {olderHref !== undefined && <Link href={olderHref}>{words.olderOrders}</Link>}
          </p>
        )}
      </Stack>
    </AccountLayout>
  )
}

/** Shown if the order doesn't exist. */
export const UnknownOrderPage = (account: AccountData) => {
  const words = useWords()
  return (
    <AccountLayout {...account}>
      <EmptyState
        title={words.orderNotFound}
        actions={<Button href="/hosted/account/orders">{words.viewOrders}</Button>}
      >
        {words.orderNotFoundHint}
      </EmptyState>
    </AccountLayout>
  )
}
