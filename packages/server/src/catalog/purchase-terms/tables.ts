import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

export interface PurchaseTermsTable {
  site_id: string
  product_id: string
  terms: JsonColumn<Terms>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    purchase_terms: PurchaseTermsTable
  }
}
