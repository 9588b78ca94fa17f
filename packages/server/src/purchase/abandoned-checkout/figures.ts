import type { abandonedCheckoutCalls } from '@vitrine/contract'
import type { RequestOf, ResponseOf } from '@vitrine/contract/call.ts'
import type { AbandonedCheckoutFigures } from '@vitrine/contract/entities/selling/abandoned-checkout-emails.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { endOfDay, isDay, startOfDay } from '@vitrine/domain/time/day.ts'
import { sql } from 'kysely'
import { invalidField, invalidBecause } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { isSupportedDate } from '../../ground/schema/formats.ts'
import type { Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { createdIn } from './store.ts'

export interface Period {
  readonly startDate: string
  readonly endDate: string
}

/** Reads a day in the store's time zone, or a timestamp. */
const readMoment = (text: string, field: string, ofDay: (day: string) => Date): Date => {
  const date = isDay(text) ? ofDay(text) : new Date(text)
  if (isSupportedDate(date)) return date
  throw invalidField(field, 'must be a day, such as 2026-11-01, or a timestamp', 'FORMAT')
}

const readPeriod = (site: Site, { startDate, endDate }: Period) => {
  const zone = timeZoneOf(site)
  const from = readMoment(startDate, 'startDate', (day) => startOfDay(zone, day))
  const until = readMoment(endDate, 'endDate', (day) => new Date(endOfDay(zone, day).getTime() + 999))
  if (until < from) throw invalidBecause('endDate', 'NOT_AFTER_START', { description: 'must not be before startDate' })
  return { from, until }
}

interface Sums {
  readonly currency: string
  readonly abandoned: number
  readonly abandonedTotal: number
  readonly recovered: number
  readonly recoveredTotal: number
}

const sumByCurrency = async (db: Db, site: Site, period: Period): Promise<readonly Sums[]> => {
  const { rows } = await sql<Record<keyof Sums, string>>`
    select currency, count(*) as abandoned, sum(total) as "abandonedTotal",
      count(*) filter (where status = 'RECOVERED') as recovered,
      coalesce(sum(total) filter (where status = 'RECOVERED'), 0) as "recoveredTotal"
    from abandoned_checkout where site_id = ${site.id} and ${createdIn(readPeriod(site, period))}
    group by currency order by count(*) desc, currency`.execute(db)
  return rows.map(({ currency, ...sums }) => ({
    currency,
    abandoned: Number(sums.abandoned),
    abandonedTotal: Number(sums.abandonedTotal),
    recovered: Number(sums.recovered),
    recoveredTotal: Number(sums.recoveredTotal),
  }))
}

const rateOf = (recovered: number, all: number): number =>
  all === 0 ? 0 : Math.round((recovered / all) * 10_000) / 10_000

/** Counts the checkouts abandoned in a period by currency, the most frequent one first. */
export const listFigures = async (db: Db, site: Site, period: Period): Promise<AbandonedCheckoutFigures[]> =>
  (await sumByCurrency(db, site, period)).map(({ currency, ...sums }) => ({
    currency,
    abandonedCount: sums.abandoned,
    abandonedValue: toDecimal(sums.abandonedTotal, currency),
    recoveredCount: sums.recovered,
    recoveredValue: toDecimal(sums.recoveredTotal, currency),
    recoveryRate: String(rateOf(sums.recovered, sums.abandoned)),
  }))

type Call = (typeof abandonedCheckoutCalls)['getAbandonedCheckoutAnalytics']

const none = { abandoned: 0, abandonedTotal: 0, recovered: 0, recoveredTotal: 0 }

/** Returns the requested figures in the store's currency. */
export const readAnalytics = async (
  db: Db,
  site: Site,
  { metrics, statuses, ...period }: RequestOf<Call>['body'],
): Promise<ResponseOf<Call>> => {
  const { currency } = site
  const found = (await sumByCurrency(db, site, period)).find((one) => one.currency === currency) ?? none
  const counts = (status: 'ABANDONED' | 'RECOVERED') => !statuses?.length || statuses.includes(status)
  const [recovered, recoveredTotal] = counts('RECOVERED') ? [found.recovered, found.recoveredTotal] : [0, 0]
  const [open, openTotal] = counts('ABANDONED')
    ? [found.abandoned - found.recovered, found.abandonedTotal - found.recoveredTotal]
    : [0, 0]
  const has = (metric: NonNullable<typeof metrics>[number]) => !metrics?.length || metrics.includes(metric)
  const average = open === 0 ? 0 : Math.round(openTotal / open)
  return {
    currency,
    ...(has('RECOVERABLE_VALUE') && { recoverableValue: toDecimal(openTotal, currency) }),
    ...(has('RECOVERABLE_CHECKOUT_COUNT') && { recoverableCheckoutCount: open }),
    ...(has('AVERAGE_RECOVERABLE_CHECKOUT_VALUE') && { averageRecoverableCheckoutValue: toDecimal(average, currency) }),
    ...(has('RECOVERED_VALUE') && { recoveredValue: toDecimal(recoveredTotal, currency) }),
    ...(has('RECOVERED_CHECKOUT_COUNT') && { recoveredCheckoutCount: recovered }),
    ...(has('RECOVERY_RATE') && { recoveryRate: rateOf(recovered, recovered + open) }),
  }
}
