import type { TodayReport, VisitFigures, VisitsReport } from '@vitrine/contract/entities/store/report.ts'
import type { VisitCounts } from '@vitrine/domain/report/visits.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { Today } from './today.ts'
import type { PeriodVisits, Visits } from './visits-report.ts'

/** Digits of a share: 0.0251 is 2.51 percent. */
const shareDigits = 4

const presentCounts = (counts: VisitCounts): VisitFigures => ({
  ...counts,
  ...(counts.sessions > 0 && { conversion: (counts.orders / counts.sessions).toFixed(shareDigits) }),
})

const presentPeriod = ({ from, to, counts }: PeriodVisits) => ({ from, to, figures: presentCounts(counts) })

interface Compared {
  readonly visits: Visits
  readonly previous: Visits | undefined
}

export const presentVisits = ({ visits, previous }: Compared, site: Site): VisitsReport => {
  const compared = (one: PeriodVisits, other: PeriodVisits | undefined) => ({
    ...presentPeriod(one),
    ...(other && { previous: presentPeriod(other) }),
  })
  return {
    timeZone: timeZoneOf(site),
    ...compared(visits, previous),
    rows: visits.rows.map((row, index) => compared(row, previous?.rows[index])),
  }
}

export const presentToday = ({ day, counts, sales, hours }: Today, site: Site): TodayReport => {
  const { text } = createMoneyWriter(site)
  const write = (amount: Minor) => ({ amount: toDecimal(amount, site.currency), formattedAmount: text(amount) })
  return {
    day,
    timeZone: timeZoneOf(site),
    currency: site.currency,
    figures: presentCounts(counts),
    sales: write(sales),
    hours: hours.map((hour) => ({ ...hour, sales: write(hour.sales) })),
  }
}
