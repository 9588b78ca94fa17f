import type { Fulfillment } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** A stored parcel: its ID is always set. */
export type FulfillmentRecord = Fulfillment & { readonly id: string }

export interface FulfillmentTable {
  site_id: string
  id: string
  order_id: string
  body: JsonColumn<FulfillmentRecord>
  created_date: Date
  /** When the buyer was notified of the shipment; null if they were not. */
  notified_date: Date | null
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    fulfillment: FulfillmentTable
  }
}
