import type { RequestStatus } from '@vitrine/domain/back-in-stock/request.ts'
import type { CatalogReference } from '@vitrine/domain/cart/sellable.ts'
import type { Generated } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** Someone who wants to hear when a variant can be had again. */
export interface BackInStockRequestTable {
  site_id: string
  id: string
  product_id: string
  variant_id: string
  /** The product as it was named. */
  reference: JsonColumn<CatalogReference>
  email: string
  contact_id: string | null
  /** What the letter is written in; the store's language where none was told. */
  language: string | null
  item_url: string | null
  status: StateColumn<RequestStatus>
  auto_notified: Generated<boolean>
  /** The letter, once it is written. */
  mail_id: string | null
  /** SHA-256 of the secret in the letter's link, hex: whoever has it may have all requests of this email deleted. */
  stop_hash: string | null
  created_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    back_in_stock_request: BackInStockRequestTable
  }
}
