import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { ProductImportStatus } from '@vitrine/domain/product-import/status.ts'
import type { Generated } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'
import type { FormatName, Problem, StockDraft } from './product/draft.ts'
import type { Outcome } from './import-products.ts'

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

/** What is known about an import so far. */
export interface StoredReport {
  readonly counts: Readonly<Record<Outcome, number>>
  /** Names of the collections that were created. */
  readonly collections: readonly string[]
  /** The first products. */
  readonly products: readonly { readonly row: number; readonly name: string; readonly outcome: Outcome }[]
  /** The first problems. */
  readonly problems: readonly Problem[]
  /** Number of further problems. */
  readonly moreProblems: number
}

/** An import of products from an uploaded file. */
export interface ProductImportTable {
  site_id: string
  id: string
  file_name: string
  /** Deleted when the import ends. */
  file: Buffer | null
  format: FormatName
  encoding: string
  is_dry_run: boolean
  /** Number of products in the file. */
  total: number
  /** Number of products that have been imported or left out. */
  processed: Generated<number>
  report: JsonColumn<StoredReport>
  created_date: Date
  ended_date: Date | null
  status: StateColumn<ProductImportStatus>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    imported_product: ImportedProductTable
    product_import: ProductImportTable
  }
}
