import type { PriceTier } from '@vitrine/domain/price-list/price-list.ts'
import type { Rounding } from '@vitrine/domain/price-list/rounding.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { DocumentTable } from '../../ground/document/tables.ts'

export interface PriceListRecord {
  readonly name: string
  readonly active: boolean
  readonly position: number
  readonly memberGroupIds?: readonly string[]
  readonly countries?: readonly string[]
  /** Currency of its prices if different from the store's own. Immutable. */
  readonly currency?: string
  /** ISO 8601. */
  readonly startDate?: string
  readonly endDate?: string
  /** Signed percentage as decimal text. */
  readonly percentage?: string
  readonly rounding?: Rounding
}

/** The price of a product or variant in a list. */
export interface PriceListPriceTable {
  site_id: string
  list_id: string
  product_id: string
  /** Empty for all variants without prices of their own. */
  variant_id: string
  tiers: JsonColumn<readonly PriceTier[]>
}

/** A price that a product or variant had in a list until a date, whether the list exists or not. */
interface ListedPriceChangeTable {
  site_id: string
  product_id: string
  list_id: string
  /** As in `PriceListPriceTable`. */
  variant_id: string
  ended_date: Date
  /** Empty if it had no price in the list. */
  tiers: JsonColumn<readonly PriceTier[]>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    price_list: DocumentTable<PriceListRecord>
    price_list_price: PriceListPriceTable
    listed_price_change: ListedPriceChangeTable
  }
}
