import type { Context } from '../../../ground/context/context.ts'
import { addVisits, type VisitCounts } from '@vitrine/domain/report/visits.ts'
import { instantOf } from '@vitrine/domain/time/local-time.ts'
import { dayAfter, dayIn, localDayOf, startOfDay } from '@vitrine/domain/time/day.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { countCartsOfDay } from './visits-report.ts'
import { listOrdersByHour, listSessionsByHour } from './visit-store.ts'

const hourCount = 24

interface Hour {
  readonly hour: number
  readonly sessions: number
  readonly orders: number
  readonly sales: Minor
}

export interface Today {
  readonly day: string
  readonly counts: VisitCounts
  readonly sales: Minor
  readonly hours: readonly Hour[]
}

/** Returns when the hours of a day begin, and when the last one ends. */
const startsOfHours = (timeZone: string, day: string): Date[] => [
  startOfDay(timeZone, day),
  ...Array.from({ length: hourCount - 1 }, (_, index) =>
    instantOf(localDayOf(day), { hours: index + 1, minutes: 0 }, timeZone),
  ),
  startOfDay(timeZone, dayAfter(day)),
]

/** Reads today's visits, carts, orders and sales as they are now. */
export const readToday = async ({ db, now }: Pick<Context, 'db' | 'now'>, site: Site): Promise<Today> => {
  const timeZone = timeZoneOf(site)
  const day = dayIn(timeZone, now())
  const sessions = await listSessionsByHour(db, site.id, day)
  const starts = startsOfHours(timeZone, day)
  const orders = await listOrdersByHour(db, { siteId: site.id, currency: site.currency, starts })
  const { carts, checkouts } = await countCartsOfDay(db, { siteId: site.id, timeZone, day })
  const hours = Array.from({ length: hourCount }, (_, hour): Hour => {
    const sold = orders.find(({ place }) => place === hour + 1)
    return {
      hour,
      sessions: sessions.find((one) => one.hour === hour)?.sessions ?? 0,
      orders: sold?.orders ?? 0,
      sales: sold?.sales ?? 0,
    }
  })
  return {
    day,
    counts: addVisits([{ carts, checkouts }, ...hours.map((one) => ({ sessions: one.sessions, orders: one.orders }))]),
    sales: sumOf(hours.map((one) => one.sales)),
    hours,
  }
}
