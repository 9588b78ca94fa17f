import type { BulkError } from '@vitrine/contract/entities/bulk-results.ts'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../../ground/database/columns.ts'
import type { SentImportedProduct } from './sent-products.ts'

export interface CatalogImportTable {
  site_id: string
  id: string
  product_count: Generated<number>
  /** Size of its products as JSON. */
  bytes: Generated<number>
  /** The background job, after it was submitted. */
  job_id: string | null
  created_date: Date
  submitted_date: Date | null
  /** When all products were created, updated or refused. */
  completed_date: Date | null
}

/** A product of an import. */
export interface CatalogImportProductTable {
  site_id: string
  import_id: string
  handle: string
  /** The order in which products are imported. */
  place: Generated<number>
  /** Size as JSON. */
  bytes: number
  /** The product as it was sent; `null` after it was created, updated or refused. */
  sent: JsonColumn<SentImportedProduct> | null
  /** Whether it was created; `null` until then, and if it was refused. */
  is_new: boolean | null
  /** Why it was refused. */
  error: JsonColumn<BulkError> | null
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    catalog_import: CatalogImportTable
    catalog_import_product: CatalogImportProductTable
  }
}
