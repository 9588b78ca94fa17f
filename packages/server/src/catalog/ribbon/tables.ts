import type { EntityColumns } from '../../ground/entity/tables.ts'

export interface RibbonTable extends EntityColumns {
  /** Unique in the store, regardless of case. */
  name: string
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    ribbon: RibbonTable
  }
}
