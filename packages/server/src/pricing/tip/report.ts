import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import { orderValueInStoreCurrency, type PaidIn } from '@vitrine/domain/currency/stored-rate.ts'
import { remainingTips } from '@vitrine/domain/tip/tip.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { tipFeesOf, tipOf } from './store.ts'

/** The amounts paid for an order, as a row `o`. */
const paidIn = sql`jsonb_build_object(
  'currency', o.body->>'currency', 'currencyConversionDetails', o.body->'currencyConversionDetails')`

/** Reads the amounts paid for orders. */
export const paidInOf = async (
  db: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaidIn>> => {
  const { rows } = await sql<{ id: string; paid: PaidIn }>`
    select o.id, ${paidIn} as paid from orders o
    where o.site_id = ${siteId} and o.id = any(${[...new Set(orderIds)]}::text[])`.execute(db)
  return new Map(rows.map(({ id, paid }) => [id, paid]))
}

interface TippedRow {
  readonly id: string
  readonly payment_status: string
  readonly paid: PaidIn
  readonly fees: Parameters<typeof tipOf>[0]
  /** Refunded fees, as recorded by completed refunds. */
  readonly refunds: readonly { readonly id: string; readonly amount: number }[] | null
  readonly shares: readonly { readonly staff_id: string; readonly staff_name: string; readonly amount: number }[] | null
}

interface StaffTotals {
  readonly staffId: string
  readonly name: string
  readonly received: Minor
  readonly refunded: Minor
  readonly tips: number
}

export interface TipReport {
  readonly staff: readonly StaffTotals[]
  readonly tipped: Minor
  readonly refunded: Minor
  readonly undistributed: Minor
}

const refundedOf = (row: TippedRow, tip: Minor): Minor => {
  if (row.payment_status === 'FULLY_REFUNDED') return tip
  const ids = new Set(tipFeesOf(row.fees).map(({ id }) => id))
  const named = (row.refunds ?? []).filter(({ id }) => ids.has(id))
  return Math.min(
    tip,
    named.reduce((sum, { amount }) => sum + amount, 0),
  )
}

/**
 * Reports the staff's tips from paid orders of a period, minus refunds, in the store's currency. Tips in other
 * currencies are converted at the order's rate.
 */
export const reportTips = async (
  db: Db,
  siteId: string,
  { from, until, currency }: { from: Date; until: Date; currency: string },
): Promise<TipReport> => {
  const { rows } = await sql<TippedRow>`
    select o.id, o.payment_status, ${paidIn} as paid, o.body->'additionalFees' as fees,
      (select jsonb_agg(fee) from refund r, jsonb_array_elements(r.details->'fees') fee
        where r.site_id = o.site_id and r.order_id = o.id and exists (
          select 1 from refund_transaction t
          where t.site_id = r.site_id and t.refund_id = r.id and t.state = 'succeeded')) as refunds,
      (select jsonb_agg(jsonb_build_object('staff_id', d.staff_id, 'staff_name', d.staff_name, 'amount', d.amount)
          order by d.created_date, d.amount desc, d.staff_name, d.id)
        from tip_distribution d where d.site_id = o.site_id and d.order_id = o.id) as shares
    from orders o
    where o.site_id = ${siteId} and o.created_date >= ${from} and o.created_date < ${until}
      and o.body->'additionalFees' @> '[{"code": "TIP"}]'
      and o.payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED')
    order by o.created_date, o.id`.execute(db)
  const staff = new Map<string, StaffTotals>()
  let [tipped, refunded, undistributed] = [0, 0, 0]
  for (const row of rows) {
    const paidCurrency = row.paid.currency ?? currency
    const worth = (amount: Minor) => orderValueInStoreCurrency(amount, row.paid)
    const tip = tipOf(row.fees, paidCurrency)
    const back = refundedOf(row, tip)
    const shares = (row.shares ?? []).map(({ staff_id: staffId, amount }) => ({ staffId, amount }))
    const remaining = remainingTips(shares, tip, back)
    const remainingSum = remaining.reduce((sum, { amount }) => sum + worth(amount), 0)
    tipped += worth(tip)
    refunded += worth(back)
    undistributed += worth(tip) - worth(back) - remainingSum
    for (const [index, share] of (row.shares ?? []).entries()) {
      const before = staff.get(share.staff_id) ?? {
        staffId: share.staff_id,
        name: share.staff_name,
        received: 0,
        refunded: 0,
        tips: 0,
      }
      staff.set(share.staff_id, {
        ...before,
        received: before.received + worth(share.amount),
        refunded: before.refunded + worth(share.amount) - worth(remaining[index]!.amount),
        tips: before.tips + 1,
      })
    }
  }
  return { staff: [...staff.values()], tipped, refunded, undistributed }
}

/** Refuses a period that ends before it starts. */
export const isBackwards = (from: string, until: string): boolean => new Date(from) >= new Date(until)

/** Sums up distributions that match a condition, in the store's currency. */
export const sumDistributions = async (db: Db, siteId: string, condition: RawBuilder<unknown>): Promise<Minor> => {
  const { rows } = await sql<{ sum: string; paid: PaidIn }>`
    select sum(d.amount) as sum, ${paidIn} as paid
    from (select order_id, amount from tip_distribution where site_id = ${siteId} and ${condition}) d
      join orders o on o.site_id = ${siteId} and o.id = d.order_id
    group by 2`.execute(db)
  return sumOf(rows.map(({ sum, paid }) => orderValueInStoreCurrency(Number(sum), paid)))
}
