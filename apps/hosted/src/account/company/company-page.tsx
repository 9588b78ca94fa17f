import { Badge, Button, DateTime, EmptyState, PostalAddress, Stack, SummaryList, Table } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import { Heading } from '../part.tsx'

/** An order of the company, as plain data. */
export interface CompanyOrderRow {
  readonly id: string
  readonly number: string
  readonly date: string
  readonly buyer?: string
  readonly due?: string
  readonly isOverdue: boolean
  readonly total: string
  readonly open: string
  /** Set while it can be paid. */
  readonly payHref?: string
}

/** The company of the member. People and orders are for its administrators. */
export interface CompanyFacts {
  readonly name: string
  readonly taxId?: string
  readonly billing?: readonly string[]
  readonly terms: string
  readonly role: string
  readonly people?: readonly { readonly id: string; readonly name: string; readonly role: string }[]
  readonly orders?: readonly CompanyOrderRow[]
}

interface CompanyPageData extends AccountData {
  readonly company?: CompanyFacts
}

const Facts = ({ company: { taxId, billing, terms, role } }: { company: CompanyFacts }) => {
  const { ownCompany: words, vatId, billingAddress } = useWords()
  const rows = [
    { label: words.role, value: role },
    { label: words.terms, value: terms },
    { label: vatId, value: taxId && <bdi>{taxId}</bdi> },
    { label: billingAddress, value: billing && <PostalAddress lines={billing} /> },
  ].filter(({ value }) => Boolean(value))
  return <SummaryList rows={rows} />
}

const Due = ({ row: { due, isOverdue } }: { row: CompanyOrderRow }) => {
  const { ownCompany: words } = useWords()
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {due ?? '–'}
      {isOverdue && (
        <Badge tone="critical" dot>
          {words.overdue}
        </Badge>
      )}
    </span>
  )
}

const Open = ({ row: { number, open, payHref } }: { row: CompanyOrderRow }) => {
  const { ownCompany: words } = useWords()
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <bdi>{open}</bdi>
      {payHref !== undefined && (
        <Button href={payHref} size="small" aria-label={words.payOrder(number)}>
          {words.pay}
        </Button>
      )}
    </span>
  )
}

const Orders = ({ orders }: { orders: readonly CompanyOrderRow[] }) => {
  const { ownCompany: words, order, orderDate, orderTitle, total } = useWords()
  return (
    <section aria-labelledby="company-orders" className="grid gap-3">
      <h3 id="company-orders" className="font-display text-xl">
        {words.orders}
      </h3>
      <Table
        caption={words.orders}
        captionHidden
        rows={orders}
        rowKey={({ id }) => id}
        empty={<p className="text-muted">{words.noOrders}</p>}
        columns={[
          { key: 'number', header: order, rowHeader: true, cell: ({ number }) => orderTitle(number) },
          { key: 'date', header: orderDate, cell: ({ date }) => <DateTime value={date} /> },
          { key: 'buyer', header: words.buyer, cell: ({ buyer = '–' }) => <bdi>{buyer}</bdi> },
          { key: 'due', header: words.due, cell: (row) => <Due row={row} /> },
          { key: 'total', header: total, align: 'end', cell: (row) => row.total },
          { key: 'open', header: words.open, align: 'end', cell: (row) => <Open row={row} /> },
        ]}
      />
    </section>
  )
}

const People = ({ people }: { people: NonNullable<CompanyFacts['people']> }) => {
  const { ownCompany: words } = useWords()
  return (
    <section aria-labelledby="company-people" className="grid gap-3">
      <h3 id="company-people" className="font-display text-xl">
        {words.people}
      </h3>
      <ul className="grid list-none gap-2 p-0">
        {people.map(({ id, name, role }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <bdi className="min-w-0 break-words">{name}</bdi>
            <Badge>{role}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The company that the member orders for. */
export const CompanyPage = ({ company, ...account }: CompanyPageData) => {
  const { ownCompany: words } = useWords()
  return (
    <AccountLayout {...account}>
      {company ? (
        <Stack gap="xl">
          <Stack gap="lg">
            <Heading title={company.name} />
            <Facts company={company} />
          </Stack>
          {company.orders && <Orders orders={company.orders} />}
          {company.people && <People people={company.people} />}
        </Stack>
      ) : (
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      )}
    </AccountLayout>
  )
}
