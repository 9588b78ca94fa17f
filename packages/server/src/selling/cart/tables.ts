import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { BasketRecord } from '../basket/api.ts'

/** What a cart keeps beside its basket. */
export interface CartRecord extends BasketRecord {
  /** Whom the buyer named as the one who delivers: it is told back. */
  readonly selectedCarrier?: string
  /** The checkout that was last opened from it. */
  readonly checkoutId?: string
}

export interface CartTable {
  site_id: string
  id: string
  /** `visitor:…` or `member:…`; each has one current cart. */
  owner: string
  is_current: Generated<boolean>
  body: JsonColumn<CartRecord>
  revision: number
  created_date: Date
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    cart: CartTable
  }
}
