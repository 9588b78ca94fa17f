import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { FormatName, StockDraft } from './product/draft.ts'

/** The state of a product after its last import, which shows the next one what changed in the file. */
export interface ImportedProductTable {
  site_id: string
  format: FormatName
  /** Identifies the product in the file. */
  handle: string
  product_id: string
  /** Of the draft. */
  fingerprint: string
  /** Stock in the file, by variant. */
  stock: JsonColumn<Readonly<Record<string, StockDraft>>>
  collection_ids: string[]
  /** Pictures imported from the file, by URL. */
  pictures: JsonColumn<Readonly<Record<string, MediaRecord>>>
  imported_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    imported_product: ImportedProductTable
  }
}
