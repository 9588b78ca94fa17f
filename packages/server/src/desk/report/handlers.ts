import type { reportCalls } from '@vitrine/contract'
import { maxReportDays, type Period, type ReportInterval } from '@vitrine/domain/report/period.ts'
import { isBot } from '@vitrine/domain/report/visits.ts'
import { daysBetween } from '@vitrine/domain/time/day.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, withCurrency, type Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { readBreakdown } from './breakdown.ts'
import { presentBreakdown, presentSales } from './present.ts'
import { readComparedSales } from './sales-report.ts'
import { listCurrencies } from './store.ts'
import { countedVisitsOf } from './visits/counted-visits.ts'
import { presentToday, presentVisits } from './visits/present-visits.ts'
import { readToday } from './visits/today.ts'
import { readVisits } from './visits/visits-report.ts'

const earliest = '1970-01-01'
const latest = '2199-12-31'
const usualLimit = 50

/** Returns the requested period; rejects one that is reversed, too long or out of range. */
const periodOf = ({ from, to }: Period, maxDays: number): Period => {
  if (from < earliest) throw invalidField('from', `must not be before ${earliest}`, 'MIN')
  if (to < from)
    throw invalidBecause('to', 'NOT_AFTER_START', { description: 'must not be before `from`', rule: 'MIN' })
  if (to > latest) throw invalidField('to', `must not be after ${latest}`, 'MAX')
  if (daysBetween(from, to) > maxDays) throw invalidField('to', `must be at most ${maxDays} days after \`from\``, 'MAX')
  return { from, to }
}

/** Creates the handlers for reports. */
export const createReportHandlers = (context: Context): Handlers<typeof reportCalls> => {
  const { db, sites } = context
  const visits = countedVisitsOf(context)
  const currenciesOf = async ({ id, currency }: Site, period: Period): Promise<string[]> => [
    ...new Set([currency, ...(await listCurrencies(db, id, period))]),
  ]
  return {
    getSalesReport: async ({ siteId }, { query }) => {
      const ofStore = await requireSite(sites, siteId)
      const site = withCurrency(ofStore, query.currency)
      const interval: ReportInterval = query.interval ?? 'DAY'
      const period = periodOf(query, maxReportDays[interval])
      const of = { siteId, currency: site.currency, interval }
      const compared = await readComparedSales(db, { ...of, period, compare: query.compare })
      const currencies = await currenciesOf(ofStore, period)
      return { report: presentSales(compared, { site, currencies, timeZone: timeZoneOf(ofStore) }) }
    },

    getSalesBreakdown: async ({ siteId }, { query }) => {
      const ofStore = await requireSite(sites, siteId)
      const site = withCurrency(ofStore, query.currency)
      const period = periodOf(query, maxReportDays.MONTH)
      const { by, compare, sort = 'TOTAL_SALES', limit = usualLimit } = query
      const of = { siteId, currency: site.currency, kind: by }
      const breakdown = await readBreakdown(db, { ...of, period, compare, sort, limit })
      const currencies = await currenciesOf(ofStore, period)
      return { breakdown: presentBreakdown(breakdown, { site, by, currencies, timeZone: timeZoneOf(ofStore) }) }
    },

    getVisitsReport: async ({ siteId }, { query }) => {
      const site = await requireSite(sites, siteId)
      const interval: ReportInterval = query.interval ?? 'DAY'
      const period = periodOf(query, maxReportDays[interval])
      const reading = { siteId, timeZone: timeZoneOf(site), now: context.now() }
      const compared = await readVisits(db, { ...reading, interval, period, compare: query.compare })
      return { report: presentVisits(compared, site) }
    },

    getTodayReport: async ({ siteId }) => {
      const site = await requireSite(sites, siteId)
      return { today: presentToday(await readToday(context, site), site) }
    },

    recordVisit: async (_caller, { params }, { ip, userAgent }) => {
      const app = await sites.findClient(params.clientId)
      if (!app) throw invalidField('clientId', 'must be the client ID of a storefront', 'FORMAT')
      if (!isBot(userAgent)) visits.count(await requireSite(sites, app.site_id), ip)
      return {}
    },
  }
}
