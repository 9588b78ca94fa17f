import { lowStockQuantity } from '@vitrine/domain/stock/low-stock.ts'
import { onlyVariantId, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { dayIn, daysAfter, startOfDay } from '@vitrine/domain/time/day.ts'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { withCurrency, type Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'

const maxLowStock = 20

interface DayRow {
  /** Position in the period, from 1. */
  readonly place: number
  readonly orders: number
  readonly sales: number
}

interface StockRow {
  readonly id: string
  readonly name: string
  readonly record: ProductRecord
  readonly variant_id: string
  readonly quantity: number
}

/** Returns the last days of a store in its time zone, including today. */
const lastDays = (count: number, { now, timeZone }: { now: Date; timeZone: string }): string[] => {
  const today = dayIn(timeZone, now)
  return Array.from({ length: count }, (_, index) => daysAfter(today, index + 1 - count))
}

const choicesOf = ({ variants }: ProductRecord, variantId: string): string | undefined => {
  if (variantId === onlyVariantId) return undefined
  const variant = variants.find(({ id }) => id === variantId)
  return variant && Object.values(variant.choices).join(', ')
}

/** Sums up sales of the last days and open work. Canceled orders do not count. Currencies are summed up separately. */
export const salesSummary = async ({ db, now }: Context, site: Site, days: number) => {
  const timeZone = timeZoneOf(site)
  const dates = lastDays(days, { now: now(), timeZone })
  const starts = dates.map((date) => startOfDay(timeZone, date).toISOString())
  // The domain defines where days begin, as the database may use another time zone version.
  const sold = await sql<DayRow>`
    select width_bucket(created_date, ${starts}::timestamptz[]) as place, count(*)::int as orders,
      coalesce(sum(total) filter (where coalesce(body->>'currency', ${site.currency}) = ${site.currency}), 0)::bigint as sales
    from orders where site_id = ${site.id} and status <> 'CANCELED' and created_date >= ${starts[0]}
    group by 1`.execute(db)
  const elsewhere = await sql<{ currency: string; orders: number; sales: string }>`
    select body->>'currency' as currency, count(*)::int as orders, sum(total)::text as sales
    from orders where site_id = ${site.id} and status <> 'CANCELED' and body->>'currency' <> ${site.currency} and created_date >= ${starts[0]}
    group by 1 order by 1`.execute(db)
  const waiting = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where site_id = ${site.id} and status = 'APPROVED' and fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED')`.execute(
    db,
  )
  const low = await sql<StockRow>`
    select p.id, p.name, p.record, i.variant_id, i.quantity
    from (
      select site_id, product_id, variant_id, sum(greatest(quantity, 0))::int as quantity from inventory_item
      where site_id = ${site.id} group by site_id, product_id, variant_id
      having bool_and(tracked) and sum(greatest(quantity, 0)) <= ${lowStockQuantity}
    ) i join product p on p.site_id = i.site_id and p.id = i.product_id
    where p.visible
    order by i.quantity, p.name limit ${maxLowStock}`.execute(db)

  const daily = dates.map((date, index) => {
    const { orders = 0, sales = 0 } = sold.rows.find(({ place }) => place === index + 1) ?? {}
    return { date, orders, sales }
  })
  const sales = daily.reduce((sum, day) => sum + Number(day.sales), 0)
  return {
    orders: daily.reduce((sum, day) => sum + day.orders, 0),
    sales: toDecimal(sales, site.currency),
    formattedSales: createMoneyWriter(site).text(sales),
    otherCurrencies: elsewhere.rows.map(({ currency, orders, sales: total }) => ({
      currency,
      orders,
      sales: toDecimal(Number(total), currency),
      formattedSales: createMoneyWriter(withCurrency(site, currency)).text(Number(total)),
    })),
    unfulfilledOrders: waiting.rows[0]!.count,
    lowStock: low.rows.map(({ id, name, record, variant_id, quantity }) => {
      const variant = choicesOf(record, variant_id)
      return { productId: id, name, quantity, ...(variant !== undefined && { variant }) }
    }),
    days: daily.map(({ date, orders, sales: amount }) => ({
      date,
      orders,
      sales: toDecimal(Number(amount), site.currency),
    })),
  }
}
