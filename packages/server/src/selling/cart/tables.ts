import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { BasketRecord } from '../basket/api.ts'

/** Fields of a cart besides its basket. */
export interface CartRecord extends BasketRecord {
  /** The carrier that the buyer sent; only returned as is. */
  readonly selectedCarrier?: string
  /** The checkout last opened from this cart. */
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
