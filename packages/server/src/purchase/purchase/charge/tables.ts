import type { Generated } from 'kysely'

/** A charge of an order by a caller's own key: the same key charges it once. */
export interface OrderChargeTable {
  site_id: string
  order_id: string
  key: string
  /** SHA-256 of what was asked, hex. */
  request_hash: string
  /** The payments it made at once, and the attempt that is to bring the rest. */
  payment_ids: Generated<string[]>
  attempt_id: string | null
  created_date: Date
}

declare module '../../../ground/database/tables.ts' {
  interface Tables {
    order_charge: OrderChargeTable
  }
}
