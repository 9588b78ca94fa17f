import type { EntityColumns } from '../../ground/entity/tables.ts'

export interface BrandTable extends EntityColumns {
  /** Unique in the store, regardless of case. */
  name: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    brand: BrandTable
  }
}
