import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/** The orders of a buyer, by email. */
export interface OrdersOfEmail {
  /** The date of the latest order. Canceled and rejected orders don't count. */
  readonly lastDate: Date | undefined
  /** The buyer's last answer whether they agree to marketing emails. */
  readonly consent: boolean | undefined
}

/** Orders looked at for the last answer. */
const maxOrders = 20

/** Returns when a buyer has last ordered, and whether they agreed to marketing emails. */
export const findOrdersOfEmail = async (db: Db, siteId: string, email: string): Promise<OrdersOfEmail> => {
  const { rows } = await sql<{ created_date: Date; consent: boolean | null }>`
    select created_date, (body->'marketingConsent'->>'email')::boolean as consent from orders
    where site_id = ${siteId} and lower(email) = lower(${email}) and status not in ('CANCELED', 'REJECTED')
    order by created_date desc limit ${maxOrders}`.execute(db)
  return {
    lastDate: rows[0]?.created_date,
    consent: rows.find(({ consent }) => consent !== null)?.consent ?? undefined,
  }
}
