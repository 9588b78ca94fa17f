import type { bookCalls } from '@vitrine/contract'
import { maxBookDays } from '@vitrine/domain/books/max-days.ts'
import { createBookSummary } from '@vitrine/domain/books/summary.ts'
import { dayAfter, daysBetween, isTimeZone, startOfDay } from '@vitrine/domain/time/day.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { withCurrency, requireSite, type Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import type { Providers } from '../../money/payment/api.ts'
import { compareWith } from './comparison.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { placeOf, readEntries } from './entries.ts'
import { presentBooks, presentEntry } from './present.ts'
import { listCurrencies, listLedger, type Time } from './store.ts'

const usualLimit = 100

interface RequestedDays {
  readonly from: string
  readonly to: string
  readonly timeZone?: string
}

/** Returns the requested days, by default in the store's time zone. */
const timeOf = (
  site: Site,
  { from, to, timeZone = timeZoneOf(site) }: RequestedDays,
): { time: Time; timeZone: string } => {
  if (!isTimeZone(timeZone))
    throw invalidField('timeZone', 'must be an IANA time zone, such as Europe/Berlin', 'FORMAT')
  if (to < from)
    throw invalidBecause('to', 'NOT_AFTER_START', { description: 'must not be before `from`', rule: 'MIN' })
  if (daysBetween(from, to) > maxBookDays)
    throw invalidField('to', `must be at most ${maxBookDays} days after \`from\``, 'MAX')
  return { time: { from: startOfDay(timeZone, from), to: startOfDay(timeZone, dayAfter(to)) }, timeZone }
}

/** Creates the handlers for calls about the books, for owners and their accountants. */
export const createBookHandlers = (
  context: Context,
  { providers }: { providers: Providers },
): Handlers<typeof bookCalls> => ({
  getBooks: async ({ siteId }, { query }) => {
    const ofStore = await requireSite(context.sites, siteId)
    const { time, timeZone } = timeOf(ofStore, query)
    const site = withCurrency(ofStore, query.currency)
    const moved = await listCurrencies(context.db, siteId, time)
    const summary = createBookSummary()
    for await (const entry of readEntries(context.db, siteId, { time, timeZone, currency: site.currency })) {
      summary.add(entry)
    }
    const currencies = [...new Set([ofStore.currency, ...moved])]
    return { books: presentBooks(summary.read(), { site, currencies, from: query.from, to: query.to, timeZone }) }
  },

  listBookEntries: async ({ siteId }, { query }) => {
    const site = await requireSite(context.sites, siteId)
    const { time, timeZone } = timeOf(site, query)
    const { limit = usualLimit, cursor } = query
    const after = cursor === undefined ? undefined : readCursor(cursor)
    const rows = await listLedger(context.db, siteId, { time, after, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const hasNext = rows.length > limit
    return {
      entries: page.map((row) => presentEntry(row, { site, timeZone })),
      ...(hasNext && { nextCursor: writeCursor(placeOf(page.at(-1)!)) }),
    }
  },

  compareBooks: async ({ siteId }, { query }) => {
    const site = await requireSite(context.sites, siteId)
    const { time, timeZone } = timeOf(site, query)
    const provider = await providers.find(context.db, { provider: query.provider, site_id: siteId })
    if (!provider) throw new Refusal('NOT_FOUND', 'No payment provider has this name.')
    return { comparison: await compareWith(context, { site, provider, time, timeZone }) }
  },
})
