import type { BookComparison } from '@vitrine/client'
import { Alert, Button, Link, Spinner, Stack, Table } from '@vitrine/ui'
import { useState } from 'react'
import { Section } from '../page/section.tsx'
import { errorMessage } from '../error-message.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { Day } from '../clock/day.tsx'
import type { Period } from './period.ts'

const { finances } = words

type Difference = BookComparison['differences'][number]
type Payout = NonNullable<BookComparison['payoutLines']>[number]

const Differences = ({ rows }: { rows: readonly Difference[] }) => (
  <Table
    caption={finances.differences}
    rows={rows}
    rowKey={({ paymentId, type, currency }) => `${paymentId} ${type} ${currency}`}
    columns={[
      {
        key: 'order',
        header: finances.order,
        rowHeader: true,
        cell: ({ orderId, orderNumber, paymentId }) =>
          orderId ? (
            <Link href={`/orders/${orderId}`}>{orderNumber}</Link>
          ) : (
            <span className="font-mono text-sm break-all">{paymentId}</span>
          ),
      },
      { key: 'type', header: finances.kind, cell: ({ type }) => finances.kinds[type] },
      { key: 'reason', header: finances.reason, cell: ({ reason }) => finances.reasons[reason] },
      { key: 'store', header: finances.store, align: 'end', cell: ({ store }) => store.formattedAmount },
      { key: 'account', header: finances.account, align: 'end', cell: ({ account }) => account.formattedAmount },
    ]}
  />
)

const sides = ['charges', 'refunds', 'disputes', 'net'] as const

type CurrencySums = BookComparison['currencies'][number]

const Sums = ({ sums: { currency, store, account, fees, payouts } }: { sums: CurrencySums }) => (
  <Table
    caption={finances.sumsIn(currency)}
    rows={[
      ...sides.map((side) => ({ side, ours: store[side].formattedAmount, theirs: account?.[side].formattedAmount })),
      ...(fees ? [{ side: 'fees' as const, ours: undefined, theirs: fees.formattedAmount }] : []),
      ...(payouts ? [{ side: 'payouts' as const, ours: undefined, theirs: payouts.formattedAmount }] : []),
    ]}
    rowKey={({ side }) => side}
    columns={[
      { key: 'side', header: finances.side, rowHeader: true, cell: ({ side }) => finances[side] },
      {
        key: 'store',
        header: finances.store,
        align: 'end',
        cell: ({ ours }) => ours ?? <span className="text-muted">{finances.notInBooks}</span>,
      },
      { key: 'account', header: finances.account, align: 'end', cell: ({ theirs }) => theirs },
    ]}
  />
)

const Payouts = ({ rows }: { rows: readonly Payout[] }) => (
  <Table
    caption={finances.payouts}
    rows={rows}
    rowKey={({ reference, currency, amount }) => `${reference} ${currency} ${amount}`}
    columns={[
      { key: 'day', header: finances.day, rowHeader: true, cell: ({ day }) => <Day day={day} /> },
      {
        key: 'reference',
        header: finances.reference,
        cell: ({ reference }) => <span className="font-mono text-sm break-all">{reference}</span>,
      },
      { key: 'currency', header: finances.currency, cell: ({ currency }) => currency },
      { key: 'amount', header: finances.amountOf, align: 'end', cell: ({ formattedAmount }) => formattedAmount },
    ]}
    empty={<p className="text-muted">{finances.noPayouts}</p>}
  />
)

const Compared = ({ comparison, name }: { comparison: BookComparison; name: string }) => {
  const { unavailable, currencies, differences, payoutLines } = comparison
  if (unavailable) return <Alert tone="caution">{finances.unavailable[unavailable]}</Alert>
  return (
    <Stack>
      {differences.length === 0 ? (
        <Alert tone="positive">{finances.agrees}</Alert>
      ) : (
        <Alert tone="caution">{finances.differs(differences.length)}</Alert>
      )}
      {currencies.map((sums) => (
        <Sums key={sums.currency} sums={sums} />
      ))}
      {differences.length > 0 && <Differences rows={differences} />}
      {payoutLines ? <Payouts rows={payoutLines} /> : <p className="text-muted">{finances.payoutsUnavailable(name)}</p>}
    </Stack>
  )
}

interface ComparisonProps {
  readonly provider: string
  /** Name of the provider. */
  readonly name: string
  readonly period: Period & { readonly timeZone: string }
}

/** Compares the books with the provider's account, on request. */
export const Comparison = ({ provider, name, period }: ComparisonProps) => {
  const [comparison, setComparison] = useState<BookComparison>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const compare = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setComparison(await shop.books.compareBooks({ ...period, provider }))
    } catch (error) {
      setFailure(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section
      title={finances.compared(name)}
      hint={finances.comparedHint}
      actions={
        <Button type="button" busy={isBusy} onClick={compare} aria-label={finances.compareOne(name)}>
          {finances.compare}
        </Button>
      }
    >
      <div aria-live="polite">
        {isBusy && (
          <p className="flex items-center gap-2 text-muted">
            <Spinner /> {finances.comparing}
          </p>
        )}
        {!isBusy && failure !== undefined && <Alert tone="critical">{failure}</Alert>}
        {!isBusy && failure === undefined && comparison && <Compared comparison={comparison} name={name} />}
      </div>
    </Section>
  )
}
