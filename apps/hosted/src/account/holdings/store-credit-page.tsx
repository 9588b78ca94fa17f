import type { StoreCredit } from '@vitrine/client'
import { Button, DateTime, EmptyState, Link, Stack, Table } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import { Heading } from '../part.tsx'

/** A store credit transaction, as plain data. */
export interface CreditRow {
  readonly id: string
  readonly type: StoreCredit['movements'][number]['type']
  readonly amount: string
  readonly date: string
  readonly reason?: string
  readonly order?: { readonly id: string; readonly number: string }
}

interface StoreCreditData extends AccountData {
  readonly balance: string
  readonly rows: readonly CreditRow[]
  readonly shopHref: string
}

const What = ({ row: { type, reason, order } }: { row: CreditRow }) => {
  const words = useWords()
  return (
    <span>
      {words.creditMovements[type]}
      {order && (
        <>
          {' · '}
          <Link href={`/hosted/account/orders/detail?${new URLSearchParams({ id: order.id })}`}>
            {words.orderTitle(order.number)}
          </Link>
        </>
      )}
      {reason !== undefined && (
        <span className="block text-sm text-muted">
          <bdi>{reason}</bdi>
        </span>
      )}
    </span>
  )
}

/** Shows a member's store credit balance and transactions. */
export const StoreCreditPage = ({ balance, rows, shopHref, ...account }: StoreCreditData) => {
  const words = useWords()
  return (
    <AccountLayout {...account}>
      <Stack gap="lg">
        <Heading title={words.storeCredit} />
        {rows.length > 0 && (
          <div>
            <p className="font-display text-3xl tabular-nums">
              <bdi>{balance}</bdi>
            </p>
            <p className="text-muted">{words.storeCreditHint}</p>
          </div>
        )}
        <Table
          caption={words.storeCredit}
          captionHidden
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'what', header: words.creditReason, rowHeader: true, cell: (row) => <What row={row} /> },
            { key: 'date', header: words.creditDate, cell: ({ date }) => <DateTime value={date} /> },
            {
              key: 'amount',
              header: words.creditAmount,
              align: 'end',
              cell: ({ amount }) => <bdi className="tabular-nums">{amount}</bdi>,
            },
          ]}
          empty={
            <EmptyState
              title={words.noStoreCredit}
              level={3}
              actions={<Button href={shopHref}>{words.backToStore}</Button>}
            >
              {words.noStoreCreditHint}
            </EmptyState>
          }
        />
      </Stack>
    </AccountLayout>
  )
}
