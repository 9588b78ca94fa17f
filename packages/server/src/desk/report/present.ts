import type { ReportFigures, SalesBreakdown, SalesReport } from '@vitrine/contract/entities/store/report.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { averageOrder, figuresOf, netPayments, netSales, type Figures } from '@vitrine/domain/report/figures.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Breakdown } from './breakdown.ts'
import type { PeriodFigures, Sales } from './sales-report.ts'

type FigureWriter = (figures: Figures) => ReportFigures

/** Digits of a share: 0.2512 is 25.12 percent. */
const shareDigits = 4

/** Writes figures in a currency. */
const figureWriter = (site: Pick<Site, 'currency' | 'language'>): FigureWriter => {
  const { text } = createMoneyWriter(site)
  const write = (amount: number) => ({ amount: toDecimal(amount, site.currency), formattedAmount: text(amount) })
  return (figures) => {
    const average = averageOrder(figures)
    const { orders, returningOrders, quantity } = figures
    return {
      orders,
      returningOrders,
      ...(orders > 0 && { returningShare: (returningOrders / orders).toFixed(shareDigits) }),
      quantity,
      ...(average !== undefined && { averageOrder: write(average) }),
      grossSales: write(figures.gross),
      discounts: write(figures.discounts),
      delivery: write(figures.delivery),
      fees: write(figures.fees),
      tax: write(figures.tax),
      totalSales: write(figures.total),
      giftCards: write(figures.giftCards),
      returns: write(figures.returns),
      netSales: write(netSales(figures)),
      received: write(figures.received),
      refunded: write(figures.refunded),
      disputed: write(figures.disputed),
      returned: write(figures.returned),
      netPayments: write(netPayments(figures)),
    }
  }
}

interface Compared {
  readonly sales: Sales
  readonly previous: Sales | undefined
}

const presentPeriod = ({ from, to, figures }: PeriodFigures, write: FigureWriter) => ({
  from,
  to,
  figures: write(figures),
})

export const presentSales = (
  { sales, previous }: Compared,
  { site, ...of }: { site: Site } & Pick<SalesReport, 'currencies' | 'timeZone'>,
): SalesReport => {
  const write = figureWriter(site)
  const compared = (one: PeriodFigures, other: PeriodFigures | undefined) => ({
    ...presentPeriod(one, write),
    ...(other && { previous: presentPeriod(other, write) }),
  })
  return {
    currency: site.currency,
    ...of,
    ...compared(sales, previous),
    rows: sales.rows.map((row, index) => compared(row, previous?.rows[index])),
  }
}

export const presentBreakdown = (
  { period, rows, rowCount, previous }: Breakdown,
  { site, ...of }: { site: Site } & Pick<SalesBreakdown, 'by' | 'currencies' | 'timeZone'>,
): SalesBreakdown => {
  const write = figureWriter(site)
  return {
    currency: site.currency,
    ...of,
    ...period,
    ...(previous && { previous: previous.period }),
    rowCount,
    rows: rows.map(({ key, name, figures }) => ({
      key,
      ...(name !== null && name !== '' && { name }),
      figures: write(figures),
      ...(previous && { previous: write(previous.figures.get(key) ?? figuresOf({})) }),
    })),
  }
}
