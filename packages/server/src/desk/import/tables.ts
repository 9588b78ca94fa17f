import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { FormatName, StockDraft } from './draft.ts'

/** What the last import knew of a product: by this the next one sees what has changed in the file since. */
export interface ImportedProductTable {
  site_id: string
  format: FormatName
  /** What names the product in the file. */
  handle: string
  product_id: string
  /** Of the product as the file described it. */
  fingerprint: string
  /** The stock that the file told, by variant. */
  stock: JsonColumn<Readonly<Record<string, StockDraft>>>
  collection_ids: string[]
  /** The pictures that were taken from the file, by address. */
  pictures: JsonColumn<Readonly<Record<string, MediaRecord>>>
  imported_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    imported_product: ImportedProductTable
  }
}
