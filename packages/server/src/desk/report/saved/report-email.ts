import { averageOrder, netSales, type Figures } from '@vitrine/domain/report/figures.ts'
import type { Period } from '@vitrine/domain/report/period.ts'
import type { VisitCounts } from '@vitrine/domain/report/visits.ts'
import type { Block, Email } from '../../../ground/mail/email.ts'
import { heading, link, paragraph, writeEmail } from '../../../ground/mail/write-email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Speech } from '../../../ground/words/speech.ts'
import { backOfficePage } from '../../../store/notification/api.ts'
import { groupName } from './group-names.ts'
import { comparedPeriodOf, type SavedContent } from './saved-content.ts'
import type { StoredReport } from './saved-store.ts'

/** Groups in the email itself; the file has all of them. */
const maxGroups = 10

type Rows = Extract<Block, { type: 'rows' }>['rows']

interface Writing {
  readonly site: Site
  readonly speech: Speech
}

const percentOf = (part: number, whole: number, { locale }: Speech): string =>
  whole === 0 ? '–' : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole)

/** A value with the one of the compared period. */
const valueText = (value: string, before: string | undefined): string =>
  before === undefined ? value : `${value} (${before})`

const salesRows = (figures: Figures, previous: Figures | undefined, { site, speech }: Writing): Rows => {
  const label = speech.words.reports
  const { text } = createMoneyWriter({ currency: site.currency, language: speech.locale })
  const average = (of: Figures): string => {
    const amount = averageOrder(of)
    return amount === undefined ? '–' : text(amount)
  }
  const rows: readonly (readonly [string, (of: Figures) => string])[] = [
    [label.totalSales, ({ total }) => text(total)],
    [label.orders, ({ orders }) => String(orders)],
    [label.average, average],
    [label.returning, ({ returningOrders, orders }) => percentOf(returningOrders, orders, speech)],
    [label.returns, ({ returns }) => text(returns)],
    [label.netSales, (of) => text(netSales(of))],
  ]
  return rows.map(([name, write]) => [name, valueText(write(figures), previous && write(previous))])
}

const visitRows = (counts: VisitCounts, previous: VisitCounts | undefined, speech: Speech): Rows => {
  const label = speech.words.reports
  const rows: readonly (readonly [string, (of: VisitCounts) => string])[] = [
    [label.visits, ({ sessions }) => String(sessions)],
    [label.carts, ({ carts }) => String(carts)],
    [label.checkouts, ({ checkouts }) => String(checkouts)],
    [label.orders, ({ orders }) => String(orders)],
    [label.conversion, ({ orders, sessions }) => percentOf(orders, sessions, speech)],
  ]
  return rows.map(([name, write]) => [name, valueText(write(counts), previous && write(previous))])
}

const rowsOf = (shown: SavedContent, { site, speech }: Writing): Rows => {
  switch (shown.kind) {
    case 'SALES':
      return salesRows(shown.content.figures, shown.previous?.figures, { site, speech })
    case 'VISITS':
      return visitRows(shown.content.counts, shown.previous?.counts, speech)
    case 'GROUPS': {
      const { text } = createMoneyWriter({ currency: site.currency, language: speech.locale })
      const { rows, previous } = shown.content
      return rows.slice(0, maxGroups).map((row) => {
        const before = previous && text(previous.figures.get(row.key)?.total ?? 0)
        return [groupName(row, shown.by, speech), valueText(text(row.figures.total), before)]
      })
    }
    default:
      return shown satisfies never
  }
}

/** Formats a period in a language. Days have no time zone. */
const periodText = ({ from, to }: Period, { locale }: Speech): string => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

const paths: Readonly<Record<StoredReport['report'], string>> = {
  SALES: '/reports',
  PRODUCT: '/reports/by/products',
  COLLECTION: '/reports/by/collections',
  CHANNEL: '/reports/by/channels',
  COUNTRY: '/reports/by/countries',
  DISCOUNT: '/reports/by/discounts',
  STAFF: '/reports/by/staff',
  VISITS: '/reports/visits',
}

/** Writes the email about a saved report. */
export const reportEmail = (
  site: Site,
  { saved, shown, period }: { saved: StoredReport; shown: SavedContent; period: Period },
): Email =>
  writeEmail(site, (speech) => {
    const label = speech.words.reports
    const rows = rowsOf(shown, { site, speech })
    const before = comparedPeriodOf(saved, period)
    const page = `${paths[saved.report]}?${new URLSearchParams({ ...period })}`
    return {
      subject: label.subject(saved.name, site.name),
      blocks: [
        heading(saved.name),
        paragraph(label.periodText(periodText(period, speech))),
        ...(before ? [paragraph(label.comparedText(periodText(before, speech)))] : []),
        rows.length === 0 ? paragraph(label.nothing) : { type: 'rows', rows },
        link(label.open, backOfficePage(site, page)),
      ],
    }
  })
