import type { BookFlow, Books } from '@vitrine/client'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { EmptyState, Grid, Link, PageHeader, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { Day } from '../clock/day.tsx'
import { loadTimeZone } from '../clock/store-zone.ts'
import { zoneName } from '../clock/zone-name.ts'
import { Figure } from '../page/figure.tsx'
import { shop } from '../shop.ts'
import { TableSection } from '../page/table-section.tsx'
import { useTitle } from '../page/use-title.ts'
import { locale, words } from '../words/words.ts'
import { Comparison } from './comparison.tsx'
import { DownloadButton } from './download.tsx'
import { PeriodForm } from './period-form.tsx'
import { readPeriod, type Period, type PeriodError } from './period.ts'
import { providerNames, type ProviderNames } from './provider-names.ts'

const { finances } = words

interface FinancesData {
  readonly period: Period
  readonly today: string
  readonly timeZone: string
  readonly error?: PeriodError
  /** `undefined` if the period is invalid. */
  readonly shown?: NamedBooks
}

interface NamedBooks {
  readonly books: Books
  readonly names: ProviderNames
}

export const loadFinances = async ({ url }: PageRequest): Promise<FinancesData> => {
  const timeZone = await loadTimeZone()
  const today = dayIn(timeZone, new Date())
  const { period, error } = readPeriod(url.searchParams, today)
  if (error) return { period, error, today, timeZone }
  const currency = url.searchParams.get('currency') ?? undefined
  const [books, { paymentProviders }, plugins] = await Promise.all([
    shop.books.getBooks({ ...period, timeZone, ...(currency && { currency }) }),
    shop.paymentProviders.listPaymentProviders(),
    shop.servicePlugins.listServicePlugins(),
  ])
  return { period, today, timeZone, shown: { books, names: providerNames({ paymentProviders, plugins }) } }
}

const flowColumns = (['received', 'refunded', 'disputed', 'net'] as const).map((key) => ({
  key,
  header: finances[key],
  align: 'end' as const,
  cell: (flow: BookFlow) => (key === 'disputed' ? disputedOf(flow) : flow[key].formattedAmount),
}))

/** Amount lost to disputes, with the part that was returned. */
const disputedOf = ({ disputed, returned }: BookFlow): string =>
  Number(returned.amount) === 0
    ? disputed.formattedAmount
    : finances.disputedReturned(disputed.formattedAmount, returned.formattedAmount)

const Figures = ({ total }: { total: BookFlow }) => (
  <Grid least="sm" gap="md">
    <Figure label={finances.received}>{total.received.formattedAmount}</Figure>
    <Figure label={finances.refunded}>{total.refunded.formattedAmount}</Figure>
    <Figure label={finances.disputed}>{disputedOf(total)}</Figure>
    <Figure label={finances.net}>{total.net.formattedAmount}</Figure>
  </Grid>
)

const countryName = (country: string): string =>
  country === '' ? finances.unknownCountry : (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country)

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })

const Tables = ({ books: { providers, taxes, jurisdictions, days }, names }: NamedBooks) => (
  <>
    <TableSection
      title={finances.byProvider}
      hint={finances.byProviderHint}
      rows={providers}
      rowKey={({ provider }) => provider}
      columns={[
        {
          key: 'provider',
          header: finances.provider,
          rowHeader: true,
          cell: ({ provider }) => names[provider] ?? provider,
        },
        ...flowColumns,
      ]}
    />
    <TableSection
      title={finances.byTax}
      hint={finances.byTaxHint}
      rows={taxes}
      rowKey={({ country, taxRate, reverseCharge }) => `${country} ${taxRate} ${reverseCharge}`}
      columns={[
        { key: 'country', header: finances.country, rowHeader: true, cell: ({ country }) => countryName(country) },
        {
          key: 'rate',
          header: finances.rate,
          align: 'end',
          cell: ({ taxRate, reverseCharge }) =>
            reverseCharge ? finances.reverseCharge : percent.format(Number(taxRate)),
        },
        { key: 'gross', header: finances.gross, align: 'end', cell: ({ gross }) => gross.formattedAmount },
        { key: 'tax', header: finances.tax, align: 'end', cell: ({ tax }) => tax.formattedAmount },
      ]}
    />
    {jurisdictions.length > 0 && (
      <TableSection
        title={finances.byJurisdiction}
        hint={finances.byJurisdictionHint}
        rows={jurisdictions}
        rowKey={(one) =>
          JSON.stringify([one.country, one.jurisdiction, one.jurisdictionType, one.taxName, one.taxRate])
        }
        columns={[
          {
            key: 'jurisdiction',
            header: finances.jurisdiction,
            rowHeader: true,
            cell: ({ country, jurisdiction, jurisdictionType }) => (
              <>
                {jurisdiction === undefined || jurisdiction === country ? countryName(country) : jurisdiction}
                {jurisdiction !== undefined && jurisdiction !== country && (
                  <span className="block text-sm font-normal text-muted">
                    {[
                      jurisdictionType &&
                        jurisdictionType !== 'UNDEFINED' &&
                        words.taxes.jurisdictionTypes[jurisdictionType],
                      countryName(country),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                )}
              </>
            ),
          },
          { key: 'name', header: finances.taxName, cell: ({ taxName }) => taxName ?? '–' },
          { key: 'rate', header: finances.rate, align: 'end', cell: ({ taxRate }) => percent.format(Number(taxRate)) },
          { key: 'taxable', header: finances.taxable, align: 'end', cell: ({ taxable }) => taxable.formattedAmount },
          { key: 'tax', header: finances.tax, align: 'end', cell: ({ tax }) => tax.formattedAmount },
        ]}
      />
    )}
    <TableSection
      title={finances.byDay}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          header: finances.day,
          rowHeader: true,
          cell: ({ day }) => <Day day={day} />,
        },
        ...flowColumns,
      ]}
    />
  </>
)

/** Payment providers without an external account. */
const ownProviders = ['gift-card', 'store-credit', 'exchange', 'offline']

const giftCardRows = ['sold', 'redeemed', 'credited', 'sales', 'money'] as const

/** Gift card liability: issued and redeemed amounts. Nothing if there were no gift cards. */
const GiftCards = ({ books: { giftCards } }: { books: Books }) =>
  ['sold', 'redeemed', 'credited'].every((key) => Number(giftCards[key as 'sold'].amount) === 0) ? null : (
    <TableSection
      title={finances.giftCards}
      hint={finances.giftCardsHint}
      rows={giftCardRows}
      rowKey={(key) => key}
      columns={[
        { key: 'what', header: finances.giftCards, rowHeader: true, cell: (key) => finances.giftCardRows[key] },
        { key: 'amount', header: finances.amountOf, align: 'end', cell: (key) => giftCards[key].formattedAmount },
      ]}
    />
  )

const Shown = ({ books, names }: NamedBooks) => {
  const zonedPeriod = { from: books.from, to: books.to, timeZone: books.timeZone }
  if (books.days.length === 0) return <EmptyState title={finances.nothing}>{finances.nothingHint}</EmptyState>
  return (
    <Stack gap="xl">
      <Figures total={books.total} />
      <GiftCards books={books} />
      <Tables books={books} names={names} />
      {books.providers
        .filter(({ provider }) => !ownProviders.includes(provider))
        .map(({ provider }) => (
          <Comparison
            key={`${provider} ${zonedPeriod.from} ${zonedPeriod.to}`}
            provider={provider}
            name={names[provider] ?? provider}
            period={zonedPeriod}
          />
        ))}
    </Stack>
  )
}

/** Books by currency; currencies are never added up. */
const Currencies = ({ books: { currencies, currency, from, to } }: { books: Books }) =>
  currencies.length < 2 ? null : (
    <ul aria-label={finances.currency} className="flex list-none flex-wrap gap-x-4 p-0 text-sm">
      {currencies.map((one) => (
        <li key={one}>
          <Link
            href={`/finances?${new URLSearchParams({ from, to, currency: one })}`}
            {...(one === currency && { 'aria-current': 'page' })}
          >
            {one}
          </Link>
        </li>
      ))}
    </ul>
  )

/** Payments received, refunded and lost to disputes, and a comparison with the providers' accounts. */
export const FinancesPage = ({ data: { period, today, timeZone, error, shown } }: PageProps<FinancesData>) => {
  useTitle(finances.title)
  const zonedPeriod = { ...period, timeZone }
  return (
    <Stack gap="lg">
      <PageHeader
        title={finances.title}
        actions={shown && shown.books.days.length > 0 && <DownloadButton period={zonedPeriod} />}
      >
        {finances.hint}
      </PageHeader>
      <PeriodForm period={period} today={today} error={error} />
      <p className="text-sm text-muted">{finances.zone(zoneName(timeZone))}</p>
      {shown && <Currencies books={shown.books} />}
      {shown && <Shown {...shown} />}
    </Stack>
  )
}
