import type { JsonColumn } from '../../ground/database/columns.ts'
import type { BasketRecord } from '../basket/api.ts'

/** Data of a checkout. */
export interface CheckoutRecord extends BasketRecord {
  readonly channelType: string
}

export interface CheckoutTable {
  site_id: string
  id: string
  /** `visitor:…` or `member:…`, like the cart it came from. */
  owner: string
  cart_id: string | null
  body: JsonColumn<CheckoutRecord>
  /** Set once the checkout is completed; never changes afterwards. */
  order_id: string | null
  /** Digests of the prices last shown to the buyer and to elevated callers. */
  shown_to_buyer: string | null
  shown_to_elevated: string | null
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    checkout: CheckoutTable
  }
}
