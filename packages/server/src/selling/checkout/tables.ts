import type { JsonColumn } from '../../ground/database/columns.ts'
import type { BasketRecord } from '../basket/api.ts'

/** What a checkout keeps. */
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
  /** Set once the checkout has become an order; it never changes after. */
  order_id: string | null
  /** What every figure was when it was last answered to its buyer, and to elevated callers, as a digest. */
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
