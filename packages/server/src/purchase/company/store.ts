import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/** What lists of orders show of an order. */
export interface OrderEntry {
  readonly id: string
  readonly number: string
  readonly status: string
  readonly payment_status: string
  readonly total: number
  readonly company_name: string | null
  readonly buyer_name: string | null
  /** Its payment request for an amount that is due later, if it is unpaid. */
  readonly request_id: string | null
}

/** Reads orders of companies in one statement. Deleted ones are left out. */
export const readOrderEntries = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderEntry>> => {
  const { rows } = await sql<OrderEntry>`
    select orders.id, orders.number::text, orders.status, orders.payment_status, orders.total,
      orders.body #>> '{company,name}' as company_name,
      nullif(btrim(concat_ws(' ', orders.body #>> '{billingInfo,contactDetails,firstName}',
        orders.body #>> '{billingInfo,contactDetails,lastName}')), '') as buyer_name,
      (select request.id from order_remainder remainder
        join order_payment_request request on request.site_id = remainder.site_id and request.id = remainder.request_id
        where remainder.site_id = orders.site_id and remainder.order_id = orders.id and request.status = 'UNPAID'
        order by remainder.due_day limit 1) as request_id
    from orders where orders.site_id = ${siteId} and orders.id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
