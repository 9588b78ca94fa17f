import type { Generated } from 'kysely'

/** A charge with an idempotency key. The same key charges an order once. */
export interface OrderChargeTable {
  site_id: string
  order_id: string
  key: string
  /** SHA-256 of the request, hex. */
  request_hash: string
  /** The payments made at once, and the attempt that makes the rest. */
  payment_ids: Generated<string[]>
  attempt_id: string | null
  created_date: Date
}

declare module '../../../ground/database/tables.ts' {
  interface Tables {
    order_charge: OrderChargeTable
  }
}
