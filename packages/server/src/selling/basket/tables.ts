import type { Generated, Selectable } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { BasketRecord } from './record.ts'

/**
 * Revision of the rules that prices depend on: tax, delivery, and checkout and order settings. Database triggers on
 * those tables increment it, so that no change is missed.
 */
export interface RulesTable {
  site_id: string
  revision: Generated<number>
}

/** A cart, which is also the checkout opened from it: docs/decisions/0169-one-record-for-cart-and-checkout.md. */
export interface CartTable {
  site_id: string
  id: string
  /** `visitor:…` or `member:…`. */
  owner: string
  /** Whether it is the current cart of its owner, who has at most one. */
  is_current: boolean
  body: JsonColumn<BasketRecord>
  revision: number
  /** When it was first opened as a checkout. */
  opened_date: Date | null
  /** When it was deleted as a cart. One that was opened as a checkout is kept, since it may be paid for already. */
  deleted_date: Date | null
  /** The cart that its lines were merged into when its buyer signed in. */
  merged_into: string | null
  /** Set once an order was placed; never changes afterwards. */
  order_id: string | null
  /** Digests of the prices last shown to the buyer and to elevated callers. */
  shown_to_buyer: string | null
  shown_to_elevated: string | null
  created_date: Date
  updated_date: Date
}

export type StoredCart = Selectable<CartTable>

declare module '../../ground/database/tables.ts' {
  interface Tables {
    cart: CartTable
    site_rules: RulesTable
  }
}
