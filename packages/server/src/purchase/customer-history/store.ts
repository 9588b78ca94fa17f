import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/** An order or a return, for a timeline. */
export interface OrderEntry {
  readonly id: string
  readonly number: string
  readonly status: string
  readonly payment_status: string
  readonly fulfillment_status: string
  readonly total: number
  readonly currency: string | null
  readonly created_date: Date
}

/** Reads orders of a customer in one statement. */
export const listOrderEntries = async (db: Db, siteId: string, ids: readonly string[]): Promise<OrderEntry[]> => {
  const { rows } = await sql<OrderEntry>`
    select id, number::text, status, payment_status, fulfillment_status, total, body->>'currency' as currency, created_date
    from orders where site_id = ${siteId} and id = any(${[...ids]}::text[])`.execute(db)
  return rows
}

export interface ReturnEntry {
  readonly id: string
  readonly order_id: string
  readonly order_number: string
  readonly status: string
  readonly created_date: Date
}

/** Reads the returns of orders. */
export const listReturnEntries = async (
  db: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<ReturnEntry[]> => {
  const { rows } = await sql<ReturnEntry>`
    select id, order_id, order_number, status, created_date from order_return
    where site_id = ${siteId} and order_id = any(${[...orderIds]}::text[])`.execute(db)
  return rows
}

export interface EmailEntry {
  readonly id: string
  readonly subject: string
  readonly status: 'SENT' | 'FAILED' | 'WAITING'
  readonly created_date: Date
}

/** Lists the latest emails to a person, as long as they are kept. */
export const listEmailEntries = async (
  db: Db,
  { siteId, emails, limit }: { readonly siteId: string; readonly emails: readonly string[]; readonly limit: number },
): Promise<EmailEntry[]> => {
  const { rows } = await sql<EmailEntry>`
    select id, subject, created_date,
      case when sent_date is not null then 'SENT' when failed_date is not null then 'FAILED' else 'WAITING' end as status
    from mail where recipient = any(${[...emails]}::text[]) and site_id = ${siteId}
    order by created_date desc limit ${limit}`.execute(db)
  return rows
}
