import { Badge, Button, Card, DateTime, Grid, Link, Money, Stack, SummaryList } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useAccess } from '../../access/access.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { EntryPage } from '../../page/entry-page.tsx'
import { Figure } from '../../page/figure.tsx'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { locale, words } from '../../words/words.ts'
import { companiesPath } from '../list/company-view.ts'
import { CompanyOrdersTable } from '../orders/company-orders-table.tsx'
import { BillingSection, ShippingSection } from './addresses-section.tsx'
import { CompanyTimeline } from './company-timeline.tsx'
import type { CompanyData } from './load-company.ts'
import { PeopleSection } from './people-section.tsx'

export { loadCompany } from './load-company.ts'

const { companies: texts } = words

const Figures = ({ company, currency }: CompanyData) => (
  <Grid least="sm" gap="md">
    <Figure
      label={texts.figures.open}
      {...(Number(company.openAmount) > 0 && { href: `${companiesPath}/orders?company=${company.id}` })}
    >
      <Money amount={company.openAmount} currency={currency} />
    </Figure>
    {company.creditLeft !== undefined && (
      <Figure label={texts.creditLeft}>
        <Money amount={company.creditLeft} currency={currency} />
      </Figure>
    )}
    <Figure label={texts.figures.spent}>
      <Money amount={company.spent} currency={currency} />
    </Figure>
    <Figure label={texts.figures.orders}>{company.orderCount.toLocaleString(locale)}</Figure>
    <Figure label={texts.figures.lastOrder}>
      {company.lastOrderDate ? <DateTime value={company.lastOrderDate} /> : texts.never}
    </Figure>
  </Grid>
)

const Orders = ({ company, orders }: CompanyData) => (
  <Section title={texts.orders}>
    {orders.length === 0 ? (
      <p className="text-muted">{texts.noOrders}</p>
    ) : (
      <>
        <CompanyOrdersTable orders={orders} caption={texts.orders} />
        <Link href={`${companiesPath}/orders?show=all&company=${company.id}`}>{texts.allOrders}</Link>
      </>
    )}
  </Section>
)

const Details = ({ company, currency }: CompanyData) => {
  const { externalId, taxId, paymentTerms, creditLimit, creditUsed, tags, note } = company
  const money = (amount: string) => <Money amount={amount} currency={currency} />
  const rows = [
    { label: texts.paymentTerms, value: texts.terms[paymentTerms] },
    { label: texts.creditLimit, value: creditLimit !== undefined && money(creditLimit) },
    { label: texts.creditUsed, value: creditLimit !== undefined && money(creditUsed) },
    { label: texts.taxId, value: taxId?.id && <bdi className="break-all">{taxId.id}</bdi> },
    { label: texts.externalId, value: externalId && <bdi className="break-all">{externalId}</bdi> },
  ].filter(({ value }) => Boolean(value))
  return (
    <Section title={texts.details}>
      <SummaryList rows={rows} />
      {tags.length > 0 && (
        <span className="inline-flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      )}
      {note && <p className="whitespace-pre-line break-words text-muted">{note}</p>}
    </Section>
  )
}

const Links = ({ items }: { items: readonly { readonly href: string; readonly name: string }[] }) => (
  <ul className="flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
    {items.map(({ href, name }) => (
      <li key={href}>
        <Link href={href}>{name}</Link>
      </li>
    ))}
  </ul>
)

/** The groups, price lists and tax exemption that apply to the people of a company. */
const PricesAndTax = ({ company, choices, priceLists }: CompanyData) => {
  const groups = choices.memberGroups.filter(({ id }) => company.memberGroupIds.includes(id))
  const exempt = choices.exemptGroups.find(({ id }) => id === company.taxExemptGroupId)
  const rows = [
    {
      label: texts.groups,
      value: groups.length > 0 && (
        <Links items={groups.map(({ id, name }) => ({ href: `/customers/groups/${id}`, name }))} />
      ),
    },
    {
      label: texts.managePriceLists,
      value: priceLists.length > 0 && (
        <Links items={priceLists.map(({ id, name }) => ({ href: `/price-lists/${id}`, name }))} />
      ),
    },
    { label: texts.exempt, value: exempt?.name ?? (company.taxExemptGroupId === undefined && texts.notExempt) },
  ].filter(({ value }) => Boolean(value))
  return (
    <Section title={texts.selling}>
      <SummaryList rows={rows} />
    </Section>
  )
}

const Actions = ({ company }: CompanyData) => {
  const { mayChange } = useAccess()
  return (
    mayChange && (
      <>
        <Button href={`${companiesPath}/${company.id}/edit`} variant="primary">
          {texts.edit}
        </Button>
        <DeleteButton
          name={company.name}
          hint={texts.deleteHint}
          remove={() => shop.companies.deleteCompany(company.id)}
          next={companiesPath}
        />
      </>
    )
  )
}

/** A company with its figures, people, orders and timeline. */
export const CompanyPage = ({ data }: PageProps<CompanyData>) => {
  const { company, people, timeline } = data
  return (
    <EntryPage
      wide
      title={company.name}
      list={{ label: texts.title, href: companiesPath }}
      actions={<Actions {...data} />}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <Stack gap="xl">
          <Figures {...data} />
          <PeopleSection key={company.id} company={company} people={people} />
          <Orders {...data} />
          <CompanyTimeline entries={timeline} />
        </Stack>
        <Card appearance="framed">
          <Stack gap="lg">
            <Details {...data} />
            <PricesAndTax {...data} />
            <BillingSection company={company} />
            <ShippingSection company={company} />
          </Stack>
        </Card>
      </div>
    </EntryPage>
  )
}
