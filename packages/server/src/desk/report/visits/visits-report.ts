import {
  comparedPeriod,
  intervalsOf,
  startOfInterval,
  type ComparisonKind,
  type Period,
  type ReportInterval,
} from '@vitrine/domain/report/period.ts'
import { addVisits, type VisitCounts } from '@vitrine/domain/report/visits.ts'
import { dayAfter, dayIn, daysAfter, startOfDay } from '@vitrine/domain/time/day.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { countCarts, listCartCounts, listOnlineOrders, listSessions, type CartCounts } from './visit-store.ts'

interface Reading {
  readonly siteId: string
  readonly timeZone: string
  readonly now: Date
}

/** Counts of a period. */
export interface PeriodVisits extends Period {
  readonly counts: VisitCounts
}

export interface Visits extends PeriodVisits {
  readonly rows: readonly PeriodVisits[]
}

/** Counts the carts of a day, which may not be over. */
export const countCartsOfDay = async (
  db: Db,
  { siteId, timeZone, day }: Pick<Reading, 'siteId' | 'timeZone'> & { readonly day: string },
): Promise<CartCounts> => {
  const time = { from: startOfDay(timeZone, day), to: startOfDay(timeZone, dayAfter(day)) }
  return { day, ...(await countCarts(db, siteId, time)) }
}

/** Lists the counts of carts by day. Those of yesterday may not be kept yet, and those of today are not. */
const listCarts = async (db: Db, reading: Reading, period: Period): Promise<CartCounts[]> => {
  const kept = await listCartCounts(db, { siteId: reading.siteId, period })
  const today = dayIn(reading.timeZone, reading.now)
  const open = [daysAfter(today, -1), today].filter(
    (day) => day >= period.from && day <= period.to && !kept.some((one) => one.day === day),
  )
  for (const day of open) kept.push(await countCartsOfDay(db, { ...reading, day }))
  return kept
}

const readPeriod = async (
  db: Db,
  { interval, ...reading }: Reading & { readonly interval: ReportInterval },
  period: Period,
): Promise<Visits> => {
  const of = { siteId: reading.siteId, period }
  const days = [
    ...(await listSessions(db, of)),
    ...(await listCarts(db, reading, period)),
    ...(await listOnlineOrders(db, of)),
  ]
  const byStart = new Map<string, Partial<VisitCounts>[]>()
  for (const { day, ...counts } of days) {
    const start = startOfInterval(day, interval)
    byStart.set(start, [...(byStart.get(start) ?? []), counts])
  }
  const rows = intervalsOf(period, interval).map((one) => ({
    ...one,
    counts: addVisits(byStart.get(startOfInterval(one.from, interval)) ?? []),
  }))
  return { ...period, counts: addVisits(rows.map(({ counts }) => counts)), rows }
}

/** Reads the visits of a period, and of the one that it is compared with. */
export const readVisits = async (
  db: Db,
  query: Reading & {
    readonly interval: ReportInterval
    readonly period: Period
    readonly compare: ComparisonKind | undefined
  },
): Promise<{ readonly visits: Visits; readonly previous: Visits | undefined }> => {
  const { period, compare, ...of } = query
  const visits = await readPeriod(db, of, period)
  return { visits, previous: compare && (await readPeriod(db, of, comparedPeriod(period, compare))) }
}
