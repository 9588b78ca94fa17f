import type { Period } from '@vitrine/domain/report/period.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

export interface CountedSessions {
  readonly siteId: string
  readonly day: string
  readonly hour: number
  readonly sessions: number
}

/** Adds sessions to their days and hours. Those of a store that was deleted meanwhile are left out. */
export const addSessions = async (db: Db, counted: readonly CountedSessions[]): Promise<void> => {
  await sql`
    insert into report_visit (site_id, day, hour, sessions)
    select site.id, sent.day, sent.hour, sent.sessions
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as sent("siteId" text, day text, hour integer, sessions bigint)
    join site on site.id = sent."siteId"
    order by site.id, sent.day, sent.hour
    on conflict (site_id, day, hour) do update set sessions = report_visit.sessions + excluded.sessions`.execute(db)
}

/** A day with its counts. Carts and checkouts are `null` until the day is over. */
export interface VisitRow {
  readonly day: string
  readonly sessions: number
}

interface OfPeriod {
  readonly siteId: string
  readonly period: Period
}

/** Lists the days with sessions. */
export const listSessions = async (db: Db, { siteId, period: { from, to } }: OfPeriod): Promise<VisitRow[]> => {
  const { rows } = await sql<VisitRow>`
    select day, sum(sessions)::integer as sessions from report_visit
    where site_id = ${siteId} and day between ${from} and ${to} group by day`.execute(db)
  return rows
}

/** Lists the hours of a day with sessions. */
export const listSessionsByHour = async (
  db: Db,
  siteId: string,
  day: string,
): Promise<readonly { readonly hour: number; readonly sessions: number }[]> => {
  const { rows } = await sql<{ hour: number; sessions: number }>`
    select hour, sessions::integer from report_visit where site_id = ${siteId} and day = ${day}`.execute(db)
  return rows
}

/** Counts of carts, which a day keeps once it is over. */
export interface CartCounts {
  readonly day: string
  readonly carts: number
  readonly checkouts: number
}

/** Counts the carts that were started, and those taken to the checkout, in a time. */
export const countCarts = async (
  db: Db,
  siteId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Omit<CartCounts, 'day'>> => {
  const { rows } = await sql<{ carts: number; checkouts: number }>`
    select
      (select count(*)::integer from cart
        where site_id = ${siteId} and created_date >= ${from} and created_date < ${to}) as carts,
      (select count(*)::integer from cart
        where site_id = ${siteId} and opened_date >= ${from} and opened_date < ${to}) as checkouts`.execute(db)
  return rows[0]!
}

/** Lists the counts of days that are over. */
export const listCartCounts = async (db: Db, { siteId, period: { from, to } }: OfPeriod): Promise<CartCounts[]> =>
  db
    .selectFrom('report_cart')
    .select(['day', 'carts', 'checkouts'])
    .where('site_id', '=', siteId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()

/** Keeps the counts of a day that is over. */
export const saveCartCounts = async (db: Db, siteId: string, { day, ...counts }: CartCounts): Promise<void> => {
  await db
    .insertInto('report_cart')
    .values({ site_id: siteId, day, ...counts })
    .onConflict((conflict) => conflict.columns(['site_id', 'day']).doUpdateSet(counts))
    .execute()
}

/** Lists the orders of the online store by day. */
export const listOnlineOrders = async (
  db: Db,
  { siteId, period: { from, to } }: OfPeriod,
): Promise<readonly { readonly day: string; readonly orders: number }[]> => {
  const { rows } = await sql<{ day: string; orders: number }>`
    select start as day, sum(orders)::integer as orders from report_sum
    where site_id = ${siteId} and kind = 'CHANNEL' and grain = 'day' and start between ${from} and ${to} and key = 'WEB'
    group by start`.execute(db)
  return rows
}

/** Counts the orders of a day by hour, and their sales in the currency of the store. */
export const listOrdersByHour = async (
  db: Db,
  {
    siteId,
    currency,
    starts,
  }: { readonly siteId: string; readonly currency: string; readonly starts: readonly Date[] },
): Promise<readonly { readonly place: number; readonly orders: number; readonly sales: number }[]> => {
  const times = starts.map((start) => start.toISOString())
  const { rows } = await sql<{ place: number; orders: number; sales: string }>`
    select width_bucket(created_date, ${times}::timestamptz[]) as place, count(*)::integer as orders,
      coalesce(sum(total) filter (where coalesce(body->>'currency', ${currency}) = ${currency}), 0)::text as sales
    from orders
    where site_id = ${siteId} and created_date >= ${times[0]!} and created_date < ${times.at(-1)!}
      and status not in ('CANCELED', 'REJECTED', 'INITIALIZED')
    group by 1`.execute(db)
  return rows.map(({ place, orders, sales }) => ({ place, orders, sales: Number(sales) }))
}
