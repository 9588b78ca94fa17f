import type { Address } from '@vitrine/contract/entities/common.ts'
import type { CatalogOverrideFields, ContactDetails, CustomLineItem } from '@vitrine/contract/entities/cart.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Line } from '@vitrine/domain/cart/lines.ts'
import type { Sellable } from '@vitrine/domain/cart/sellable.ts'
import type { MerchantDiscount } from '@vitrine/domain/totals/totals.ts'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** A line with what its item was like when it was last seen, for when the catalog has it no more. */
export interface StoredLine extends Line {
  readonly seen: Omit<Sellable, 'stock'>
  /** Set for a line that no catalog knows: all there is to know of it. */
  readonly custom?: Input<CustomLineItem>
  /** What an elevated caller has put in the place of the catalog's words and prices. */
  readonly override?: Input<CatalogOverrideFields>
}

export interface Contact {
  readonly address?: Address
  readonly contactDetails?: ContactDetails
}

/** What a cart keeps; prices are asked of the catalog each time. */
export interface CartRecord {
  readonly lines: readonly StoredLine[]
  readonly couponCode?: string
  /** What the merchant takes off the whole, amounts in minor units. */
  readonly merchantDiscounts?: readonly MerchantDiscount[]
  readonly buyerNote?: string
  readonly contactInfo?: Contact
  readonly email?: string
  readonly selectedShippingOption?: { readonly code?: string; readonly carrierId?: string }
  readonly overrideCheckoutUrl?: string
  readonly checkoutId?: string
  readonly businessLocationId?: string
  /** The language that the buyer reads, where one was told. */
  readonly buyerLanguage?: string
  readonly purchaseFlowId: string
  readonly extendedFields?: object
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
