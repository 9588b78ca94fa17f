import type { reportCalls } from '@vitrine/contract'
import { maxReportDays, type Period, type ReportInterval } from '@vitrine/domain/report/period.ts'
import { daysBetween } from '@vitrine/domain/time/day.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, withCurrency } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { presentSales } from './present.ts'
import { readComparedSales } from './sales-report.ts'
import { listCurrencies } from './store.ts'

const earliest = '1970-01-01'
const latest = '2199-12-31'

/** Returns the requested period; rejects one that is reversed, too long or out of range. */
const periodOf = ({ from, to }: Period, maxDays: number): Period => {
  if (from < earliest) throw invalidField('from', `must not be before ${earliest}`, 'MIN')
  if (to < from) throw invalidField('to', 'must not be before `from`', 'MIN')
  if (to > latest) throw invalidField('to', `must not be after ${latest}`, 'MAX')
  if (daysBetween(from, to) > maxDays) throw invalidField('to', `must be at most ${maxDays} days after \`from\``, 'MAX')
  return { from, to }
}

/** Creates the handlers for reports. */
export const createReportHandlers = ({ db, sites }: Context): Handlers<typeof reportCalls> => ({
  getSalesReport: async ({ siteId }, { query }) => {
    const ofStore = await requireSite(sites, siteId)
    const site = withCurrency(ofStore, query.currency)
    const interval: ReportInterval = query.interval ?? 'DAY'
    const period = periodOf(query, maxReportDays[interval])
    const of = { siteId, currency: site.currency, interval }
    const compared = await readComparedSales(db, { ...of, period, compare: query.compare })
    const currencies = [...new Set([ofStore.currency, ...(await listCurrencies(db, siteId, period))])]
    return { report: presentSales(compared, { site, currencies, timeZone: timeZoneOf(ofStore) }) }
  },
})
