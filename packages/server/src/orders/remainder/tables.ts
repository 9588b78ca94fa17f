import type { Generated } from 'kysely'

/** A remainder of an order with a deposit, and the progress of its collection. */
export interface OrderRemainderTable {
  site_id: string
  order_id: string
  /** `2026-12-24`, in the time zone of the store. */
  due_day: string
  placed_day: string
  /** The amount agreed to with the order, in minor units of the order's currency. */
  amount: number
  /** The attempt whose card the buyer agreed to have charged; null if they did not. */
  agreed_attempt_id: string | null
  /** The attempt that charges the remainder, or did. */
  attempt_id: string | null
  /** Number of attempts with an unknown outcome. */
  tries: Generated<number>
  decline_reason: string | null
  /** The payment request for the remainder. */
  request_id: string | null
  reminded_date: Date | null
  /** When the remainder was charged, or its payment was requested, on its due date. */
  collected_date: Date | null
  reminders_after: Generated<number>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    order_remainder: OrderRemainderTable
  }
}
