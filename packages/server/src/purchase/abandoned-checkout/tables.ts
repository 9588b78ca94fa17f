import type { AbandonedCheckout } from '@vitrine/contract/entities/selling/abandoned-checkout.ts'
import type { AbandonedStatus } from '@vitrine/domain/abandoned-checkout/status.ts'
import type { StopReason } from '@vitrine/domain/abandoned-checkout/series.ts'
import type { Generated } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

export type Activity = NonNullable<AbandonedCheckout['activities']>[number]

/** The checkout when its buyer left, without what has its own column. */
export type Snapshot = Pick<
  AbandonedCheckout,
  | 'buyerLanguage'
  | 'contactDetails'
  | 'conversionCurrency'
  | 'totalPrice'
  | 'subtotalPrice'
  | 'lineItems'
  | 'appliedDiscounts'
>

/** How far a store's carts have been searched for abandoned checkouts. */
export interface AbandonedCheckoutScanTable {
  site_id: string
  /** Whether a search is queued or running, so that changed checkouts need not queue one. */
  is_awake: boolean
  /** The position up to which carts were examined. */
  checked_date: Date
  checked_id: string
}

export interface AbandonedCheckoutTable {
  site_id: string
  id: string
  /** The ID of the cart, which is also that of the checkout. */
  checkout_id: string
  /** `visitor:…` or `member:…`. */
  owner: string
  user_id: string | null
  contact_id: string | null
  email: string | null
  /** The key of the buyer's row in `abandoned_checkout_recipient`. */
  email_hash: string | null
  first_name: string | null
  last_name: string | null
  phone: string | null
  status: StateColumn<AbandonedStatus>
  currency: string
  /** In minor units. */
  total: number
  coupon_codes: string[]
  body: JsonColumn<Snapshot>
  /** The latest activities, oldest first. */
  activities: JsonColumn<readonly Activity[]>
  /** When the checkout had last been changed at the time of `body`. */
  touched_date: Date
  sent_count: Generated<number>
  last_email_date: Date | null
  next_email_date: Date | null
  /** Why no more emails are sent. Null after the last email of a series. */
  stop_reason: StopReason | null
  /** The coupon of the last email. */
  email_coupon: string | null
  order_id: string | null
  recovered_date: Date | null
  created_date: Date
  updated_date: Date
}

/** An email for an abandoned checkout. */
export interface AbandonedCheckoutEmailTable {
  site_id: string
  abandoned_id: string
  /** The position in the series, starting at 1. */
  position: number
  mail_id: string
  subject: string
  coupon_code: string | null
  /** Whether the store has made the coupon for this email. */
  is_own_coupon: boolean
  is_manual: boolean
  created_date: Date
}

/** A cart into which the lines of an abandoned checkout were restored. */
export interface AbandonedCheckoutRestoreTable {
  site_id: string
  cart_id: string
  abandoned_id: string
  /** The owner of the cart when they were restored. */
  owner: string
}

/** What must outlive abandoned checkouts about a recipient. The email itself is not stored. */
export interface AbandonedCheckoutRecipientTable {
  site_id: string
  email_hash: string
  last_series_date: Date | null
  unsubscribed_date: Date | null
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    abandoned_checkout: AbandonedCheckoutTable
    abandoned_checkout_email: AbandonedCheckoutEmailTable
    abandoned_checkout_recipient: AbandonedCheckoutRecipientTable
    abandoned_checkout_restore: AbandonedCheckoutRestoreTable
    abandoned_checkout_scan: AbandonedCheckoutScanTable
  }
}
