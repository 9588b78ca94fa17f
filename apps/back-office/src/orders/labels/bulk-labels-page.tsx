import type { LabelAccount, Order } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { Alert, Badge, Button, Checkbox, EmptyState, formatMoney, Link, SelectField, Stack, Table } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useEffect, useState, type FormEvent } from 'react'
import { EntryPage } from '../../page/entry-page.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { TestLabelsAlert } from '../../label-settings/label-account.tsx'
import { packageName } from '../../label-settings/package-name.ts'
import { shop } from '../../shop.ts'
import { locale, words } from '../../words/words.ts'
import { buyQuoted, quoteAll, rateOf, type QuotedOrder } from './bulk-labels.ts'
import { PrintLabelsButton } from './print-labels-button.tsx'

const { labels: texts, shipments } = words
const maxOrders = 100

interface BulkLabelData {
  readonly orders: readonly Order[]
  readonly account: LabelAccount
}

export const loadBulkLabels = async ({ url }: PageRequest<'/orders/labels'>): Promise<BulkLabelData> => {
  const ids = (url.searchParams.get('orders') ?? '').split(',').filter(Boolean).slice(0, maxOrders)
  const [account, ...orders] = await Promise.all([
    shop.shippingLabels.getLabelAccount(),
    ...ids.map((id) => shop.orders.getOrder(id)),
  ])
  return { account, orders }
}

/** Total cost of the selected labels by currency. */
const totalOf = (rows: readonly QuotedOrder[]): string => {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const rate = row.label ? undefined : rateOf(row)
    if (rate) sums.set(rate.currency, (sums.get(rate.currency) ?? 0) + toMinor(rate.cost.amount ?? '0', rate.currency))
  }
  return [...sums].map(([currency, sum]) => formatMoney(toDecimal(sum, currency), { currency, locale })).join(' + ')
}

interface RowProps {
  readonly row: QuotedOrder
  readonly choose: (rateId: string) => void
  readonly disabled: boolean
}

const Service = ({ row, choose, disabled }: RowProps) => {
  const { order, quote, reason, rateId = '', label } = row
  if (label) {
    const { carrier, serviceName, cost } = label.rate
    return (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={label.status === 'BOUGHT' ? 'positive' : 'caution'} dot>
          {texts.states[label.status]}
        </Badge>
        {texts.label(carrier, serviceName)} {cost.formattedAmount}
      </span>
    )
  }
  if (reason !== undefined) return <span className="text-sm">{reason}</span>
  if (!quote) return <span className="text-sm text-muted">{texts.loadingPrices}</span>
  return (
    <SelectField
      label={texts.serviceFor(order.number)}
      labelHidden
      mark="none"
      value={rateId}
      disabled={disabled}
      onChange={({ target: { value } }) => choose(value)}
      options={[
        ...quote.rates.map(({ id, carrier, serviceName, cost }) => ({
          value: id,
          label: `${texts.label(carrier, serviceName)}, ${cost.formattedAmount ?? ''}`,
        })),
        { value: '', label: texts.skip },
      ]}
    />
  )
}

const withRow =
  (next: QuotedOrder) =>
  (rows: readonly QuotedOrder[]): readonly QuotedOrder[] =>
    rows.map((row) => (row.order.id === next.order.id ? next : row))

/** Quotes of the orders as they arrive. */
const useQuotes = (orders: readonly Order[]) => {
  const [rows, setRows] = useState<readonly QuotedOrder[]>(() => orders.map((order) => ({ order })))
  useEffect(() => {
    let isOver = false
    const update = (priced: QuotedOrder) => {
      if (!isOver) setRows(withRow(priced))
    }
    void quoteAll(orders, update, () => isOver)
    return () => {
      isOver = true
    }
  }, [orders])
  return { rows, put: (next: QuotedOrder) => setRows(withRow(next)) }
}

const BulkForm = ({ orders }: BulkLabelData) => {
  const { rows, put } = useQuotes(orders)
  const [isBusy, setBusy] = useState(false)
  const open = rows.filter((row) => !row.label && rateOf(row))
  const bought = rows.flatMap(({ label }) => (label?.status === 'BOUGHT' ? [label.id] : []))
  const isPricing = rows.some(({ quote, reason }) => !quote && reason === undefined)
  const buy = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sendsEmail = isTicked(new FormData(event.currentTarget), 'email')
    setBusy(true)
    // One after the other, so that the page shows what was bought if it is closed meanwhile.
    for (const row of open) put(await buyQuoted(row, sendsEmail))
    setBusy(false)
  }
  return (
    <form method="post" onSubmit={(event) => void buy(event)}>
      <Stack gap="lg">
        <Table
          caption={texts.ofOrder}
          captionHidden
          rows={rows}
          rowKey={({ order }) => order.id}
          columns={[
            {
              key: 'order',
              header: texts.ordersColumn,
              rowHeader: true,
              cell: ({ order }) => <Link href={`/orders/${order.id}`}>{order.number}</Link>,
            },
            {
              key: 'parcel',
              header: texts.parcel,
              cell: ({ quote }) =>
                quote && `${packageName(quote.package)}, ${quote.weight} ${quote.weightUnit.toLowerCase()}`,
            },
            {
              key: 'service',
              header: texts.service,
              cell: (row) => <Service row={row} disabled={isBusy} choose={(rateId) => put({ ...row, rateId })} />,
            },
          ]}
        />
        <div role="status" className="font-medium">
          {bought.length > 0 && <Alert tone="positive">{texts.boughtCount(bought.length)}</Alert>}
          {open.length > 0 && !isPricing && texts.total(totalOf(open))}
        </div>
        {open.length > 0 && <Checkbox name="email" label={shipments.emailAll} defaultChecked />}
        <div className="flex flex-wrap gap-3">
          {open.length > 0 && (
            <Button type="submit" variant="primary" busy={isBusy || isPricing}>
              {texts.buyCount(open.length)}
            </Button>
          )}
          {bought.length > 0 && !isBusy && (
            <PrintLabelsButton
              variant={open.length > 0 ? 'secondary' : 'primary'}
              of={{ labelIds: bought }}
              label={texts.printCount(bought.length)}
            />
          )}
        </div>
      </Stack>
    </form>
  )
}

/** Buys labels for several orders, one parcel with all remaining items each. */
export const BulkLabelsPage = ({ data }: PageProps<BulkLabelData>) => {
  const { orders, account } = data
  return (
    <EntryPage
      wide
      title={orders.length === 0 ? texts.buyMany : texts.buyManyTitle(orders.length)}
      list={{ label: words.orders, href: '/orders' }}
      hint={texts.buyManyHint}
    >
      <TestLabelsAlert account={account} />
      {!account.connected && (
        <Alert title={texts.notYet}>
          {texts.problems.NO_ACCOUNT} <Link href="/shipping-labels">{texts.setUp}</Link>
        </Alert>
      )}
      {orders.length === 0 ? <EmptyState title={texts.noneChosen} level={2} /> : <BulkForm {...data} />}
    </EntryPage>
  )
}
