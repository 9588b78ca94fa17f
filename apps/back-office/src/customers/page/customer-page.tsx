import { Button, Card, DateTime, Grid, Link, Money, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { AccountActions } from '../../members/account-actions.tsx'
import { OrdersTable } from '../../orders/list/orders-table.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { Figure } from '../../page/figure.tsx'
import { Section } from '../../page/section.tsx'
import { words } from '../../words/words.ts'
import { AccountState } from '../account-state.tsx'
import { customerName } from '../customer-name.ts'
import { AccountAside, AccountMain } from './account-sections.tsx'
import { AddressesSection } from './addresses-section.tsx'
import { CompanySection } from './company-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { CustomerTimeline } from './customer-timeline.tsx'
import { DeleteCustomerButton, DownloadDataButton } from './data-buttons.tsx'
import type { CustomerData } from './load-customer.ts'
import { MarketingSection } from './marketing-section.tsx'
import { MergeButton } from './merge-button.tsx'
import { NoteSection } from './note-section.tsx'
import { TagsSection } from './tags-section.tsx'

export { loadCustomer } from './load-customer.ts'

const { customers: texts } = words

const Figures = ({ customer, currency }: CustomerData) => (
  <Grid least="sm" gap="md">
    <Figure label={texts.figures.spent}>
      <Money amount={customer.spent} currency={currency} />
    </Figure>
    <Figure label={texts.figures.orders}>{customer.orderCount}</Figure>
    <Figure label={texts.figures.average}>
      <Money amount={customer.averageSpent} currency={currency} />
    </Figure>
    <Figure label={texts.figures.lastOrder}>
      {customer.lastOrderDate ? <DateTime value={customer.lastOrderDate} /> : texts.never}
    </Figure>
  </Grid>
)

const Orders = ({ customer, orders }: CustomerData) => (
  <Section title={texts.orders}>
    {orders.length === 0 ? (
      <p className="text-muted">{texts.noOrders}</p>
    ) : (
      <OrdersTable orders={orders} caption={texts.orders} captionHidden />
    )}
    {customer.orderCount > orders.length && customer.email && (
      <Link href={`/orders?${new URLSearchParams({ q: customer.email })}`}>{texts.allOrders}</Link>
    )}
  </Section>
)

const Dates = ({ customer: { createdDate, firstOrderDate, lastSeenDate } }: CustomerData) => (
  <span className="text-sm text-muted">
    {texts.since} <DateTime value={createdDate} />
    {firstOrderDate && (
      <>
        {` · ${texts.firstOrder} `}
        <DateTime value={firstOrderDate} />
      </>
    )}
    {lastSeenDate && (
      <>
        {` · ${texts.lastSeen} `}
        <DateTime value={lastSeenDate} show="date-time" />
      </>
    )}
  </span>
)

const Actions = ({ customer }: CustomerData) => (
  <>
    <Button href={`/orders/new?${new URLSearchParams({ customer: customer.id })}`}>{words.drafts.create}</Button>
    <AccountActions customer={customer} />
    <MergeButton customer={customer} />
    <DownloadDataButton customer={customer} />
    <DeleteCustomerButton customer={customer} />
  </>
)

/** A customer with figures, orders and timeline. Contact, addresses, tags and note are edited in place. */
export const CustomerPage = ({ data }: PageProps<CustomerData>) => {
  const { customer, account, timeline, tags } = data
  return (
    <EntryPage
      wide
      title={customerName(customer)}
      list={{ label: texts.title, href: '/customers' }}
      hint={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <AccountState customer={customer} />
          <Dates {...data} />
        </span>
      }
      actions={<Actions {...data} />}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <Stack gap="xl">
          <Figures {...data} />
          <Orders {...data} />
          <CustomerTimeline entries={timeline} />
          {account && <AccountMain {...account} />}
        </Stack>
        <Card appearance="framed">
          <Stack gap="lg">
            <ContactSection customer={customer} />
            <CompanySection membership={data.membership} />
            <AddressesSection customer={customer} />
            <TagsSection customer={customer} known={tags} />
            <NoteSection customer={customer} />
            <MarketingSection customer={customer} />
            {account && <AccountAside {...account} />}
          </Stack>
        </Card>
      </div>
    </EntryPage>
  )
}
