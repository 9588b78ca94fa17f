import type { Order, OrderAdditionalFee } from '@vitrine/contract/entities/orders/order.ts'
import { bookedTypes, type BookedType } from '@vitrine/domain/books/summary.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { RefundDetails } from '../../money/payment/api.ts'

/** A period, without its end. */
export interface Time {
  readonly from: Date
  readonly to: Date
}

/** Where a page of the ledger ends. */
export interface LedgerPlace {
  readonly date: Date
  readonly orderId: string
  readonly paymentId: string
  readonly type: string
  readonly reference: string
}

/** The amounts of a line or delivery that the books need. */
export type TaxedAmounts = Pick<Order['lineItems'][number], 'totalPriceAfterTax' | 'taxInfo'> & {
  readonly isGiftCard?: boolean
}

/** A refund of an order with what it was for. */
export interface LedgerRefund {
  readonly amount: number
  readonly details: RefundDetails | null
}

/** A movement of money with data of its order. */
export interface LedgerRow {
  readonly created_date: Date
  readonly order_id: string
  readonly payment_id: string
  readonly type: BookedType
  readonly reference: string
  readonly amount: number
  /** Sum of earlier movements of this kind for the same order. */
  readonly before: number
  readonly provider: string
  readonly currency: string
  readonly number: number
  readonly country: string | null
  readonly lines: readonly (TaxedAmounts & { readonly id: string })[] | null
  readonly delivery: TaxedAmounts | null
  /** Including tips. */
  readonly fees: readonly Pick<OrderAdditionalFee, 'id' | 'price' | 'priceAfterTax' | 'taxInfo'>[] | null
  readonly is_reverse_charge: boolean
  /** For a refund: the order's refunds up to and including it. */
  readonly refunds: readonly LedgerRefund[] | null
}

const place = ({ date, orderId, paymentId, type, reference }: LedgerPlace) =>
  sql`(${date}::timestamptz, ${orderId}::text, ${paymentId}::text, ${type}::text, ${reference}::text)`

interface LedgerQuery {
  /** Default: any time. */
  readonly time?: Time
  /** Default: all orders. */
  readonly orderIds?: readonly string[]
  readonly after?: LedgerPlace | undefined
  readonly limit: number
  readonly currency?: string
}

/** Lists a page of movements of a period that changed the store's balance, oldest first. */
export const listLedger = async (
  db: Db,
  siteId: string,
  { time, orderIds, after, limit, currency }: LedgerQuery,
): Promise<LedgerRow[]> => {
  const { rows } = await sql<LedgerRow>`
    with page as (
      select m.* from payment_movement m
      where m.site_id = ${siteId}
        ${time ? sql`and m.created_date >= ${time.from} and m.created_date < ${time.to}` : sql``}
        ${orderIds === undefined ? sql`` : sql`and m.order_id = any(${[...orderIds]}::text[])`}
        and m.type in (${sql.join(bookedTypes)})
        ${
          currency === undefined
            ? sql``
            : sql`and exists (select from payment of where of.site_id = m.site_id and of.id = m.payment_id and of.currency = ${currency})`
        }
        ${after ? sql`and (m.created_date, m.order_id, m.payment_id, m.type, m.reference) > ${place(after)}` : sql``}
      order by m.created_date, m.order_id, m.payment_id, m.type, m.reference
      limit ${limit}
    )
    select page.created_date, page.order_id, page.payment_id, page.type, page.reference, page.amount::bigint,
      (select coalesce(sum(b.amount), 0)::bigint from payment_movement b
        where b.site_id = page.site_id and b.order_id = page.order_id and b.type = page.type
          and (b.created_date, b.payment_id, b.reference) < (page.created_date, page.payment_id, page.reference)) as before,
      coalesce(r.provider, p.provider) as provider, p.currency, o.number,
      coalesce(o.body #>> '{shippingInfo,logistics,shippingDestination,address,country}',
        o.body #>> '{billingInfo,address,country}') as country,
      (select jsonb_agg(jsonb_build_object('id', line->'id', 'totalPriceAfterTax', line->'totalPriceAfterTax',
          'taxInfo', line->'taxInfo', 'isGiftCard', line #>> '{itemType,preset}' = 'GIFT_CARD'))
        from jsonb_array_elements(o.body->'lineItems') line) as lines,
      o.body #> '{shippingInfo,cost}' as delivery,
      o.body->'additionalFees' as fees,
      o.body #> '{taxInfo,reverseCharge}' is not null as is_reverse_charge,
      case when page.type = 'refunded' then (
        select jsonb_agg(jsonb_build_object('amount', b.amount, 'details', r.details)
          order by b.created_date, b.payment_id, b.reference)
        from payment_movement b
        left join refund_transaction t on t.site_id = b.site_id and t.id = b.reference
        left join refund r on r.site_id = t.site_id and r.id = t.refund_id
        where b.site_id = page.site_id and b.order_id = page.order_id and b.type = 'refunded'
          and (b.created_date, b.payment_id, b.reference) <= (page.created_date, page.payment_id, page.reference)
      ) end as refunds
    from page
    join payment p on p.site_id = page.site_id and p.id = page.payment_id
    join orders o on o.site_id = page.site_id and o.id = page.order_id
    left join refund_transaction r on r.site_id = page.site_id and r.id = page.reference
      and r.order_id = page.order_id and page.type = 'refunded' and r.provider in ('store-credit', 'exchange')
    order by page.created_date, page.order_id, page.payment_id, page.type, page.reference`.execute(db)
  return rows
}

interface MovedRow {
  readonly payment_id: string
  readonly type: BookedType
  readonly amount: number
  readonly currency: string
  readonly created_date: Date
}

/** Lists movements of a provider's payments in a period. */
export const listMoved = async (
  db: Db,
  siteId: string,
  { time, provider }: { time: Time; provider: string },
): Promise<MovedRow[]> =>
  (
    await sql<MovedRow>`
      select m.payment_id, m.type, m.amount::bigint, p.currency, m.created_date
      from payment_movement m join payment p on p.site_id = m.site_id and p.id = m.payment_id
      where m.site_id = ${siteId} and m.created_date >= ${time.from} and m.created_date < ${time.to}
        and m.type in (${sql.join(bookedTypes)}) and p.provider = ${provider}
        and not exists (select 1 from refund_transaction r where r.site_id = m.site_id and r.order_id = m.order_id
          and r.id = m.reference and r.provider in ('store-credit', 'exchange'))
      order by m.created_date`.execute(db)
  ).rows

/** Lists the currencies of movements in a period. */
export const listCurrencies = async (db: Db, siteId: string, time: Time): Promise<readonly string[]> => {
  const { rows } = await sql<{ currency: string }>`
    select distinct p.currency from payment_movement m
    join payment p on p.site_id = m.site_id and p.id = m.payment_id
    where m.site_id = ${siteId} and m.created_date >= ${time.from} and m.created_date < ${time.to}
      and m.type in (${sql.join(bookedTypes)}) order by 1`.execute(db)
  return rows.map(({ currency }) => currency)
}

/** Finds the orders of payments, by payment ID. */
export const findOrdersOf = async (
  db: Db,
  siteId: string,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, { id: string; number: number }>> => {
  if (paymentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment')
    .innerJoin('orders', (join) =>
      join.onRef('orders.site_id', '=', 'payment.site_id').onRef('orders.id', '=', 'payment.order_id'),
    )
    .select(['payment.id as payment_id', 'orders.id', 'orders.number'])
    .where('payment.site_id', '=', siteId)
    .where('payment.id', 'in', paymentIds)
    .execute()
  return new Map(rows.map(({ payment_id, id, number }) => [payment_id, { id, number }]))
}
