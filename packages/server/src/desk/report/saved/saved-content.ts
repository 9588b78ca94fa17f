import { comparedPeriod, type Period } from '@vitrine/domain/report/period.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { readBreakdown, type Breakdown } from '../breakdown.ts'
import { readComparedSales, type Sales } from '../sales-report.ts'
import { readVisits, type Visits } from '../visits/visits-report.ts'
import type { StoredReport } from './saved-store.ts'

/** Groups in an emailed report and its file. */
const maxGroups = 1000

interface Compared<Content> {
  readonly content: Content
  readonly previous: Content | undefined
}

/** The figures of a saved report in a period. */
export type SavedContent =
  | ({ readonly kind: 'SALES' } & Compared<Sales>)
  | ({ readonly kind: 'VISITS' } & Compared<Visits>)
  | {
      readonly kind: 'GROUPS'
      readonly by: Exclude<StoredReport['report'], 'SALES' | 'VISITS'>
      readonly content: Breakdown
    }

interface Reading {
  readonly db: Db
  readonly site: Site
  readonly now: Date
}

/** Reads the figures of a saved report in a period. */
export const readSavedContent = async (
  { db, site, now }: Reading,
  { report, compare }: Pick<StoredReport, 'report' | 'compare'>,
  period: Period,
): Promise<SavedContent> => {
  const of = { siteId: site.id, currency: site.currency }
  const span = { period, compare: compare ?? undefined }
  if (report === 'SALES') {
    const { sales, previous } = await readComparedSales(db, { ...of, ...span, interval: 'DAY' })
    return { kind: 'SALES', content: sales, previous }
  }
  if (report === 'VISITS') {
    const reading = { siteId: site.id, timeZone: timeZoneOf(site), now }
    const { visits, previous } = await readVisits(db, { ...reading, ...span, interval: 'DAY' })
    return { kind: 'VISITS', content: visits, previous }
  }
  const groups = { ...of, ...span, kind: report, sort: 'TOTAL_SALES' as const, limit: maxGroups }
  return { kind: 'GROUPS', by: report, content: await readBreakdown(db, groups) }
}

/** Returns the period that a saved report is compared with. */
export const comparedPeriodOf = ({ compare }: Pick<StoredReport, 'compare'>, period: Period): Period | undefined =>
  compare === null ? undefined : comparedPeriod(period, compare)
