import type { Generated } from 'kysely'

/** What of an order with a deposit is due on a day, and what was done about it. */
export interface OrderRemainderTable {
  site_id: string
  order_id: string
  /** `2026-12-24`, in the time zone of the store. */
  due_day: string
  placed_day: string
  /** As it was agreed to with the order, in minor units of the order's currency. */
  amount: number
  /** The attempt whose card its buyer agreed to; nothing where they did not. */
  agreed_attempt_id: string | null
  /** The attempt that charges it at present, or has. */
  attempt_id: string | null
  /** So many attempts were begun of which nobody knows what became. */
  tries: Generated<number>
  decline_reason: string | null
  /** The payment request by which its buyer can pay it. */
  request_id: string | null
  reminded_date: Date | null
  /** When it was charged, or its buyer was asked, because its day had come. */
  collected_date: Date | null
  reminders_after: Generated<number>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    order_remainder: OrderRemainderTable
  }
}
