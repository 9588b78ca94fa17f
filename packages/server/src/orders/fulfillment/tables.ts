import type { Fulfillment } from '@vitrine/contract/entities/order-fulfillments.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** A parcel as it is kept: its ID and its dates are always there. */
export type FulfillmentRecord = Fulfillment & { readonly id: string }

export interface FulfillmentTable {
  site_id: string
  id: string
  order_id: string
  body: JsonColumn<FulfillmentRecord>
  created_date: Date
  /** When the buyer was told that it is on its way; nothing where they were not. */
  told_date: Date | null
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    fulfillment: FulfillmentTable
  }
}
