import type { StoreDesign } from '@vitrine/contract/entities/store/store-design.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** A store's draft and published design. */
interface StoreDesignTable {
  site_id: string
  draft: JsonColumn<StoreDesign>
  revision: number
  published: JsonColumn<StoreDesign> | null
  /** Grants access to the draft. */
  preview_key: string
}

/** Published designs, numbered from 1. */
interface StoreDesignVersionTable {
  site_id: string
  version: number
  design: JsonColumn<StoreDesign>
  published_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    store_design: StoreDesignTable
    store_design_version: StoreDesignVersionTable
  }
}
