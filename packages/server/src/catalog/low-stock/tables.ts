import type { Generated } from 'kysely'

/** A variant that runs low and whose owners have not been told; a trigger writes it with the change of the quantity. */
export interface LowStockNoteTable {
  site_id: string
  product_id: string
  variant_id: string
  created_date: Generated<Date>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    low_stock_note: LowStockNoteTable
  }
}
