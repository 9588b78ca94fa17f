import { fewPieces } from '@vitrine/domain/stock/few.ts'
import { onlyVariantId, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { inCurrency, type Site } from '../../ground/site/sites.ts'

const dayMs = 24 * 60 * 60 * 1000
const mostLowStock = 20

interface DayRow {
  readonly date: string
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

/** Every day of the span, those without a sale too. */
const everyDay = (rows: readonly DayRow[], { now, days }: { now: Date; days: number }): DayRow[] =>
  Array.from({ length: days }, (_, index) => {
    const date = new Date(now.getTime() - (days - 1 - index) * dayMs).toISOString().slice(0, 10)
    return rows.find((row) => row.date === date) ?? { date, orders: 0, sales: 0 }
  })

const choicesOf = ({ variants }: ProductRecord, variantId: string): string | undefined => {
  if (variantId === onlyVariantId) return undefined
  const variant = variants.find(({ id }) => id === variantId)
  return variant && Object.values(variant.choices).join(', ')
}

/** What was sold in the last days, and what waits to be done. Canceled orders do not count. Each currency is added up by itself. */
export const salesSummary = async ({ db, now }: Context, site: Site, days: number) => {
  const since = new Date(now().getTime() - (days - 1) * dayMs)
  const sold = await sql<DayRow>`
    select to_char(created_date at time zone 'UTC', 'YYYY-MM-DD') as date, count(*)::int as orders,
      coalesce(sum(total) filter (where coalesce(body->>'currency', ${site.currency}) = ${site.currency}), 0)::bigint as sales
    from orders where site_id = ${site.id} and status <> 'CANCELED'
      and created_date >= date_trunc('day', ${since}::timestamptz at time zone 'UTC') at time zone 'UTC'
    group by 1`.execute(db)
  const elsewhere = await sql<{ currency: string; orders: number; sales: string }>`
    select body->>'currency' as currency, count(*)::int as orders, sum(total)::text as sales
    from orders where site_id = ${site.id} and status <> 'CANCELED' and body->>'currency' <> ${site.currency}
      and created_date >= date_trunc('day', ${since}::timestamptz at time zone 'UTC') at time zone 'UTC'
    group by 1 order by 1`.execute(db)
  const waiting = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where site_id = ${site.id} and status = 'APPROVED' and fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED')`.execute(
    db,
  )
  const low = await sql<StockRow>`
    select p.id, p.name, p.record, i.variant_id, i.quantity
    from inventory_item i join product p on p.site_id = i.site_id and p.id = i.product_id
    where i.site_id = ${site.id} and i.tracked and i.quantity <= ${fewPieces} and p.visible
    order by i.quantity, p.name limit ${mostLowStock}`.execute(db)

  const daily = everyDay(sold.rows, { now: now(), days })
  const sales = daily.reduce((sum, day) => sum + Number(day.sales), 0)
  return {
    orders: daily.reduce((sum, day) => sum + day.orders, 0),
    sales: toDecimal(sales, site.currency),
    formattedSales: createMoneyWriter(site).text(sales),
    otherCurrencies: elsewhere.rows.map(({ currency, orders, sales: total }) => ({
      currency,
      orders,
      sales: toDecimal(Number(total), currency),
      formattedSales: createMoneyWriter(inCurrency(site, currency)).text(Number(total)),
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
